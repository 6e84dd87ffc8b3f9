import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inContainerOf } from '../fixtures/in-container.tsx'
import { categories, footerProps, headerProps, signedIn } from '../fixtures/site-data.ts'
import { cartGroups, categoryTiles, lineOf, products, reviews, shops } from '../fixtures/store-data.ts'
import { CartGroup, CartSummary } from '../src/patterns/cart/index.ts'
import { CategoryTiles } from '../src/patterns/category-tile/index.ts'
import { Footer } from '../src/patterns/footer/index.ts'
import { Gallery } from '../src/patterns/gallery/index.ts'
import { Header } from '../src/patterns/header/index.ts'
import { ProductGrid } from '../src/patterns/product-grid/index.ts'
import { Review } from '../src/patterns/review/index.ts'
import { ShopGrid } from '../src/patterns/shop/index.ts'
import { createToasts, Toasts } from '../src/patterns/toasts/index.ts'
import { VariantPicker } from '../src/patterns/variant-picker/index.ts'
import { Breadcrumbs } from '../src/primitives/breadcrumbs/index.ts'
import { Price } from '../src/primitives/price/index.ts'
import { eventually, frames, render } from './render.tsx'

const names = {
  'nothing at all': '',
  'ten thousand letters without a gap': 'W'.repeat(10_000),
  'ten thousand letters': 'a mug '.repeat(1_667),
  markup: '<img src=x onerror="window.broken=1"><script>window.broken=1</script>&amp;',
  'the other way of writing': '‮كوب‬ أزرق \u202Emug',
  'marks upon marks': `Z${'\u0335\u0321\u0301'.repeat(300)}algo`,
} as const

const events = { onSelectedChange() {}, onQuantityChange() {}, onRemove() {}, onSaveForLater() {} }

/** One of each component that shows a host's texts, with this text everywhere. */
const parts: Record<string, (name: string) => ReactNode> = {
  header: name => (
    <Header
      {...headerProps}
      account={{ ...signedIn, name, email: name } as typeof signedIn}
      categories={categories.map(category => ({ ...category, name }))}
      nav={{ ...headerProps.nav, suggested: categories.map(category => ({ ...category, name })) }}
    />
  ),
  footer: name => <Footer {...footerProps} address={[name]} email={name} brand={name} />,
  'product grid': name => (
    <ProductGrid
      products={products.map(product => ({
        ...product,
        name,
        shop: { ...product.shop, name },
        picture: null,
      }))}
    />
  ),
  'cart group': name => (
    <CartGroup
      {...events}
      onGroupSelectedChange={() => {}}
      group={{
        id: 'g',
        shop: { id: 's', name, href: '/shop/s' },
        lines: [
          {
            ...lineOf('Mug', 'mug-teal'),
            name,
            options: name,
            picture: null,
            problems: [{ code: 'price_changed', title: name, text: name }],
          },
        ],
      }}
    />
  ),
  breadcrumbs: name => <Breadcrumbs items={[{ label: name, href: '/' }, { label: name }]} />,
  categories: name => (
    <CategoryTiles categories={categoryTiles.map(tile => ({ ...tile, name, picture: null }))} />
  ),
  shops: name => <ShopGrid shops={shops.map(shop => ({ ...shop, name, tagline: name, pictures: [] }))} />,
  review: name => <Review review={{ ...reviews[0]!, author: name, title: name, text: name, date: name }} />,
  gallery: name => <Gallery name={name} pictures={[]} />,
  'variant picker': name => (
    <VariantPicker
      options={[{ id: 'o', name, kind: 'text', values: [{ id: 'v', label: name }] }]}
      variants={[]}
      value={{}}
      onValueChange={() => {}}
    />
  ),
}

const complaints: string[] = []
beforeEach(async () => {
  await page.viewport(390, 844)
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said.map(String).join(' ')))
  return () => vi.restoreAllMocks()
})

async function stands(ui: ReactNode, sign: string) {
  const { element } = render(inContainerOf(ui))
  await eventually(() => expect(element.querySelector(sign)).not.toBeNull())
  await frames(2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(document.querySelector('[onerror], script[src=x]')).toBeNull()
  expect('broken' in window).toBe(false)
  // Messages for developers are intended.
  expect(complaints.filter(said => !said.startsWith('Stoa: '))).toEqual([])
  return element
}

describe.each(Object.entries(names))('a name of %s', (_kind, name) => {
  test.each(Object.entries(parts))('are escaped in %s', async (_part, draw) => {
    await stands(draw(name), '[data-component]')
  })

  test('are escaped in a toast', async () => {
    const toasts = createToasts()
    render(<Toasts toasts={toasts} />)
    toasts.show({ title: name, body: name, duration: 60_000 })
    await eventually(() => expect(document.querySelector('[data-component="Toast"]')).not.toBeNull())
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(complaints).toEqual([])
    toasts.dismiss()
  })
})

test.each([
  [0, null],
  [-2800, null],
  [2800, -1],
  [2800, 0],
  [2800, 2800],
  [2800, 999_999],
  [Number.MAX_SAFE_INTEGER, 1],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, Number.NaN],
])(
  'a price of %s with %s for sale is said as money, and takes no more than its place',
  async (amount, saleAmount) => {
    const element = await stands(
      <Price amount={amount} saleAmount={saleAmount} size="page" showPercent />,
      '[data-component]',
    )
    expect(element.textContent).not.toBe('')
  },
)

test('a sum of more money than there is stays in the summary', async () => {
  await stands(
    <CartSummary
      subtotal={Number.MAX_SAFE_INTEGER}
      shipping={0}
      total={-1}
      itemCount={1e9}
      onCheckOut={() => {}}
    />,
    '[data-component="CartSummary"]',
  )
})

test('renders a cart of five hundred lines, each with its own names', async () => {
  const [first] = cartGroups
  const element = await stands(
    <CartGroup
      {...events}
      onGroupSelectedChange={() => {}}
      group={{
        ...first!,
        lines: Array.from({ length: 500 }, (_, place) => ({
          ...lineOf('Cove mug', 'mug-teal'),
          id: `line-${place}`,
          name: `Mug ${place}`,
        })),
      }}
    />,
    '[data-component="CartLine"]',
  )
  expect(element.querySelectorAll('[data-component="CartLine"]')).toHaveLength(500)
  const named = [...element.querySelectorAll('input[type=checkbox]')].map(input =>
    input.getAttribute('aria-label'),
  )
  expect(new Set(named).size).toBe(501)
})

test.each([
  ['products', <ProductGrid key="p" products={[]} />],
  ['categories', <CategoryTiles key="c" categories={[]} />],
  ['shops', <ShopGrid key="s" shops={[]} />],
  ['pictures', <Gallery key="g" name="Mug" pictures={[]} />],
  ['options', <VariantPicker key="v" options={[]} variants={[]} value={{}} onValueChange={() => {}} />],
])('no %s is no fault', async (_what, ui) => {
  render(inContainerOf(ui))
  await frames(4)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(complaints).toEqual([])
})
