import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { english } from '../english.ts'
import { componentNames } from './component-names.ts'
import { type Messages, StoaProvider, useLabels } from './index.ts'

const words = {
  contents: '{count, plural, =0 {none} one {# item} other {# items}}',
  name: 'Basket',
} as const

function Words({ count }: { count: number }) {
  const t = useLabels('cart', words)
  return `${t('name')}: ${t('contents', { count })}`
}

const say = (locale: string, count: number, messages?: Messages) =>
  renderToString(
    <StoaProvider locale={locale} messages={messages}>
      <Words count={count} />
    </StoaProvider>,
  )

let complaints: Mock<typeof console.error>
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})
const told = () => complaints.mock.calls.map(([message]) => String(message))

test.each(['ja-JP', 'vi', 'zh', 'fr'])('English labels keep their own plurals in %s', locale => {
  expect(say(locale, 1)).toBe('Basket: 1 item')
  expect(say(locale, 2)).toBe('Basket: 2 items')
})

test('formats numbers by locale, and plurals of a host’s labels by their language', () => {
  expect(say('de', 1234)).toBe('Basket: 1.234 items')
  expect(say('fr', 1, { cart: { contents: '{count, plural, one {# article} other {# articles}}' } })).toBe(
    'Basket: 1 article',
  )
})

test('reports a broken message of a host and keeps English', () => {
  expect(
    say('de', 2, { cart: { name: 'Korb {', contents: '{count, plural, one {# Ding} other {# Dinge}}' } }),
  ).toBe('Basket: 2 Dinge')
  expect(told()).toEqual([
    'Stoa: The message "cart.name" has a brace that never closes: "Korb {". Readers see the English words instead. Add the missing "}".',
  ])
})

test('reports an unknown component', () => {
  say('de', 2, { heder: { cart: 'Korb' } })
  expect(told()).toHaveLength(1)
  expect(told()[0]).toMatch(
    /^Stoa: The messages have words for "heder", which is no component\. What it should say stays English\. Its name is one of: .*, header, /,
  )
})

test('the names of the components are those of the translators’ list', () => {
  expect([...componentNames].sort()).toEqual(Object.keys(english).sort())
})
