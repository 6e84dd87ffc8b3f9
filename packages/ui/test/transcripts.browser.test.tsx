import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { headerProps, signedIn } from '../fixtures/site-data.ts'
import { lineOf } from '../fixtures/store-data.ts'
import { transcripts } from '../src/docs/transcripts.ts'
import { CartLine } from '../src/patterns/cart/index.ts'
import { Header } from '../src/patterns/header/index.ts'
import { createToasts, Toasts } from '../src/patterns/toasts/index.ts'
import { QuantityStepper } from '../src/primitives/quantity-stepper/index.ts'
import { eventually, render, until } from './render.tsx'

afterEach(() => virtual.stop())

/** Returns the phrases of a screen reader from the start to the end of a container, or at most as many as given. */
async function read(container: HTMLElement, most = 80): Promise<string[]> {
  await virtual.start({ container })
  const first = await virtual.lastSpokenPhrase()
  for (let step = 1; step < most; step++) {
    await virtual.next()
    if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break
  }
  return virtual.spokenPhraseLog()
}

test('a cart line says what it is, how many and what can be done, each once', async () => {
  const { element } = render(
    <CartLine
      line={lineOf('Cove mug', 'mug-teal', { quantity: 2 })}
      onSelectedChange={() => {}}
      onQuantityChange={() => {}}
      onRemove={() => {}}
      onSaveForLater={() => {}}
    />,
  )
  await until(() => element.querySelector('[data-component="CartLine"]') !== null)
  const line = element.querySelector<HTMLElement>('[data-component="CartLine"]') as HTMLElement
  expect(await read(line, 11)).toEqual(transcripts.CartLine)
})

test.each([
  ['0', 'polite: Enter 1 or more'],
  ['2.5', 'polite: Enter a whole number'],
  ['12', 'polite: Only 5 in stock'],
])('a typed quantity of %s gets a message', async (typed, answer) => {
  render(<QuantityStepper productName="Cove mug" value={2} max={5} onValueChange={() => {}} />)
  const field = page.getByRole('spinbutton')
  await expect.element(field).toBeVisible()
  await virtual.start({ container: document.body })
  await field.fill(typed)
  await userEvent.keyboard('{Enter}')
  await eventually(async () =>
    expect((await virtual.spokenPhraseLog()).map(phrase => phrase.trim())).toContain(answer),
  )
})

test('the drawer is a dialog with a name, and its branches say whether they are open', async () => {
  render(<Header {...headerProps} />)
  await page.getByRole('button', { name: 'Categories' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const said = await read(page.getByRole('dialog').element() as HTMLElement, 20)
  expect(said[0]).toBe('dialog, Categories')
  expect(said).toEqual(expect.arrayContaining(['button, Close', 'navigation, Categories', 'list']))
  const list = said.indexOf('list')
  expect(said.slice(list + 1, list + 6)).toEqual([
    'listitem, level 1, position 1, set size 8',
    'link, Kitchen & Table',
    'Kitchen & Table',
    'end of link, Kitchen & Table',
    'button, Show what is in Kitchen & Table, not expanded',
  ])
})

test('the account menu is a menu of named items', async () => {
  render(<Header {...headerProps} account={signedIn} />)
  await page.getByRole('button', { name: 'Account, mara' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const said = await read(page.getByRole('menu').element() as HTMLElement)
  expect(said.filter(phrase => !phrase.startsWith('separator'))).toEqual(transcripts.AccountMenu)
})

// Silence on the toasts' own region (radix-ui/primitives #4115) must not silence the toasts.
test.each([
  ['success', 'polite', 'Success'],
  ['error', 'assertive', 'Error'],
] as const)('a toast of %s is said in a %s voice without being looked for', async (type, voice, word) => {
  const toasts = createToasts()
  render(<Toasts toasts={toasts} />)
  await virtual.start({ container: document.body })
  toasts.show({ title: 'Your cart has changed', type, duration: 60_000 })
  await eventually(async () => {
    const said = (await virtual.spokenPhraseLog()).map(phrase => phrase.trim())
    expect(said).toContain(`${voice}: ${word}:`)
    expect(said).toContain(`${voice}: Your cart has changed`)
  })
  toasts.dismiss()
})
