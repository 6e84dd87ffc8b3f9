import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { headerProps } from '../fixtures/site-data.ts'
import { cartGroups } from '../fixtures/store-data.ts'
import { CartGroup, CartLayout, CartSummary } from '../src/patterns/cart/index.ts'
import { Header } from '../src/patterns/header/index.ts'
import { FindForm, SearchBox } from '../src/patterns/search/index.ts'
import { Checkbox } from '../src/primitives/checkbox/index.ts'
import { Heading } from '../src/primitives/heading/index.ts'
import { Price } from '../src/primitives/price/index.ts'
import { eventually, frames, render, serve } from './render.tsx'

/** Parts of Stoa within a page of another team, with its own styles. */

const html = document.documentElement

afterEach(() => {
  html.style.cssText = ''
  document.body.dataset.stoa = ''
})

function hostStyles(css: string) {
  const sheet = document.createElement('style')
  sheet.textContent = css
  // Before Stoa's own, since the first mention of a layer decides its place.
  document.head.prepend(sheet)
  onTestFinished(() => sheet.remove())
}

const nothing = () => {}
const events = {
  onGroupSelectedChange: nothing,
  onSelectedChange: nothing,
  onQuantityChange: nothing,
  onRemove: nothing,
  onSaveForLater: nothing,
}

describe('text', () => {
  const shown = (
    <>
      <Heading level={2} step="title3">
        Your cart
      </Heading>
      <Price amount={2800} size="lg" />
      <Checkbox label="Select all" checked={false} onCheckedChange={nothing} />
    </>
  )
  const sizes = () =>
    [
      ...document.querySelectorAll(
        '[data-component=Heading], [data-component=Price], [data-component=Checkbox] *',
      ),
    ]
      .filter(element => element.textContent)
      .map(element => getComputedStyle(element).fontSize)

  const sizesAt = async (root: string, rem?: string) => {
    html.style.fontSize = root
    if (rem) html.style.setProperty('--stoa-rem', rem)
    const { element, update } = render(shown)
    await expect.element(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    const found = sizes()
    update(null)
    await eventually(() => expect(element.textContent).toBe(''))
    return found
  }

  test.each([
    ['100%', '62.5%'],
    // The visitor chose larger text.
    ['125%', '78.125%'],
  ])('has the size that the visitor chose (%s) if the root of the page has %s', async (chosen, root) => {
    const expected = await sizesAt(chosen)
    expect(new Set(expected).size).toBeGreaterThan(1)
    expect(await sizesAt(root, '1.6rem')).toEqual(expected)
  })
})

test('keeps the element rules of the page out of components', async () => {
  delete document.body.dataset.stoa
  const ui = (
    <>
      <Header {...headerProps} />
      <CartGroup group={cartGroups[0]!} {...events} />
      <Checkbox label="Select all" checked={false} onCheckedChange={nothing} />
    </>
  )
  const { element } = render(ui)
  await expect.element(page.getByRole('banner')).toBeVisible()
  const looks = () =>
    [...element.querySelectorAll('*')].map(one => {
      const style = getComputedStyle(one)
      return [
        one.tagName,
        style.letterSpacing,
        style.textTransform,
        style.margin,
        style.padding,
        style.border,
        style.backgroundColor,
      ].join()
    })
  const before = looks()
  hostStyles(`@layer host, stoa;
    @layer host {
      body { text-transform: uppercase; letter-spacing: 2px }
      header, nav, section { border: 1px solid red; background: blue }
      header, nav, section, li, label, dialog { margin: 7px; padding: 7px }
      header, nav, section, li, label, dialog, h2, a, button, input { text-transform: uppercase; letter-spacing: 3px }
    }`)
  expect(looks()).toEqual(before)
})

describe('a cart in a narrow box of a wide window', () => {
  const nameWidth = () =>
    document
      .querySelector('[data-component=CartLine] [data-part=Name]')!
      .parentElement!.getBoundingClientRect().width
  const cart = (width: number) => (
    <div style={{ inlineSize: width }}>
      <CartLayout
        side={<CartSummary subtotal={100} shipping={0} total={100} itemCount={1} onCheckOut={nothing} />}
      >
        <CartGroup group={cartGroups[0]!} {...events} />
      </CartLayout>
    </div>
  )

  test('leaves the name of a product half of the box, and puts the summary below', async () => {
    await page.viewport(1280, 800)
    const { update } = render(cart(380))
    await expect.element(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
    expect(nameWidth()).toBeGreaterThan(190)
    const bottom = document.querySelector('[data-component=CartGroup]')!.getBoundingClientRect().bottom
    const summary = () => document.querySelector('[data-component=CartSummary]')!.getBoundingClientRect()
    expect(summary().top).toBeGreaterThan(bottom)
    update(cart(1200))
    await eventually(() => expect(summary().top).toBeLessThan(bottom))
  })
})

describe.each([
  ['SearchBox', (value: string) => <SearchBox action="/search" value={value} />],
  ['FindForm', (value: string) => <FindForm action="/shop" label="Search" value={value} />],
] as const)('%s', (_name, search) => {
  const fieldIn = (element: Element) => element.querySelector<HTMLInputElement>('input[type=search]')!

  test('keeps text that was typed before scripts', async () => {
    const { element, start } = serve(search('mug'))
    const field = fieldIn(element)
    await userEvent.fill(field, 'teapot')
    start()
    await eventually(() => expect(Object.keys(field).join()).toContain('__reactProps'))
    await frames()
    expect(field.value).toBe('teapot')
  })

  test('shows the next query of the page', async () => {
    const { element, update } = render(search('mug'))
    await eventually(() => expect(fieldIn(element).value).toBe('mug'))
    await userEvent.fill(fieldIn(element), 'teapot')
    update(search('lamp'))
    await eventually(() => expect(fieldIn(element).value).toBe('lamp'))
  })
})

test('shows the logo of a light part while the system is dark', async () => {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
  await prefer('dark')
  onTestFinished(async () => void (await prefer('')))
  const header = (
    <Header {...headerProps} logo={{ href: '/', alt: 'Home', src: '/light.svg', srcDark: '/dark.svg' }} />
  )
  const { element, update } = render(header)
  const shown = () =>
    [...element.querySelectorAll<HTMLElement>('[data-part=Logo] img')]
      .filter(image => getComputedStyle(image).display !== 'none')
      .map(image => image.getAttribute('src'))
  await eventually(() => expect(shown()).toEqual(['/dark.svg']))
  update(<div data-theme="light">{header}</div>)
  await eventually(() => expect(shown()).toEqual(['/light.svg']))
})
