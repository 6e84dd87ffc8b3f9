import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Price } from '../src/primitives/price/index.ts'
import { TextField } from '../src/primitives/text-field/index.ts'
import { eventually, render } from './render.tsx'

const prefer = (value: 'dark' | 'light' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })

const schemeOf = (element: Element) => getComputedStyle(element).colorScheme
const html = document.documentElement

afterEach(async () => {
  await prefer('')
  document.body.dataset.stoa = ''
  delete html.dataset.theme
})

const shown = (
  <>
    <h1>The host’s own</h1>
    <TextField label="Name" />
    <div data-theme="light">
      <Price amount={2800} />
    </div>
    <div data-theme="dark">
      <Price amount={1400} />
    </div>
  </>
)

const heading = () => page.getByRole('heading', { name: 'The host’s own' })
const field = () => page.getByRole('textbox', { name: 'Name' }).element()
const prices = () => [...document.querySelectorAll('[data-component=Price]')]

test.each(['light', 'dark'] as const)(
  'a page that gave nothing away stays as it is, the system %s',
  async theme => {
    delete document.body.dataset.stoa
    await prefer(theme)
    render(shown)
    await expect.element(heading()).toBeVisible()
    expect(schemeOf(html)).toBe('normal')
    expect(getComputedStyle(heading().element()).color).toBe('rgb(0, 0, 0)')
    expect(schemeOf(field())).toBe(theme)
    expect(prices().map(schemeOf)).toEqual(['light', 'dark'])
  },
)

test.each(['light', 'dark'] as const)('a page handed over follows the system: %s', async theme => {
  await prefer(theme)
  render(shown)
  await expect.element(heading()).toBeVisible()
  expect([html, document.body, field(), ...prices()].map(schemeOf)).toEqual([
    theme,
    theme,
    theme,
    'light',
    'dark',
  ])
})

test('a theme that is said holds for the page as for its parts, whatever the system', async () => {
  delete document.body.dataset.stoa
  await prefer('dark')
  html.dataset.theme = 'light'
  render(shown)
  await expect.element(heading()).toBeVisible()
  expect([html, field()].map(schemeOf)).toEqual(['light', 'light'])
  html.dataset.theme = 'dark'
  await prefer('light')
  await eventually(() => expect([html, field()].map(schemeOf)).toEqual(['dark', 'dark']))
})
