import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inContainerOf } from '../fixtures/in-container.tsx'
import { headerProps } from '../fixtures/site-data.ts'
import { cartGroups, lineOf, products, shopOf } from '../fixtures/store-data.ts'
import {
  CartBar,
  CartGroup,
  CartHeading,
  CartLayout,
  CartReview,
  CartSummary,
  SelectAllBar,
} from '../src/patterns/cart/index.ts'
import { Header } from '../src/patterns/header/index.ts'
import { BuyBar, BuyRow } from '../src/patterns/product/index.ts'
import { ProductGrid } from '../src/patterns/product-grid/index.ts'
import { bottomBarRoom } from '../src/styles/bottom-bar.ts'
import { eventually, render } from './render.tsx'

const nothing = () => {}
const events = {
  onSelectedChange: nothing,
  onGroupSelectedChange: nothing,
  onQuantityChange: nothing,
  onRemove: nothing,
  onSaveForLater: nothing,
  onProblemAction: nothing,
}
const expensive = {
  id: 'g9',
  shop: shopOf('Common Thread'),
  lines: [lineOf('Oak table', 'lamp', { quantity: 12, unitPrice: 83_249, unitPriceSale: 74_925 })],
}
const sums = { subtotal: 1_234_567, shipping: 1_299, total: 1_235_866, itemCount: 112 }

const cart = inContainerOf(
  <>
    <CartHeading itemCount={112} shopCount={4} />
    <CartLayout
      side={
        <CartSummary
          {...sums}
          onCheckOut={nothing}
          note="You choose delivery for each shop in the next step."
          trust={[{ icon: 'protection', text: 'Buyer protection covers every item' }]}
        />
      }
    >
      <SelectAllBar selectedCount={108} selectableCount={112} onSelectedChange={nothing} />
      {[...cartGroups, expensive].map(group => (
        <CartGroup key={group.id} group={group} {...events} />
      ))}
      <CartReview {...expensive} />
    </CartLayout>
    <CartBar selectedCount={108} total={sums.total} onCheckOut={nothing} />
  </>,
)
const buying = inContainerOf(
  <>
    <BuyRow
      name="Oak table"
      quantity={112}
      onQuantityChange={nothing}
      onAddToCart={nothing}
      onSavedChange={nothing}
    />
    <BuyBar amount={123_456} saleAmount={103_456} onAddToCart={nothing} />
  </>,
)

async function draw(ui: ReactNode) {
  const { element } = render(ui)
  await eventually(() => expect(element.querySelector('[data-component]')).not.toBeNull())
  return element
}

interface Word {
  word: string
  /** Boxes of its letters; several if it breaks across lines. */
  boxes: DOMRect[]
  parent: Element
}

/** Returns every visible word with its position. Controls for screen readers only have no size. */
function wordsOf(root: Element): Word[] {
  const words: Word[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!parent.checkVisibility() || parent.getBoundingClientRect().width <= 1) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      words.push({ word, boxes: [...range.getClientRects()], parent })
    }
  }
  return words
}

describe('text at 200 % on a phone of 360 px', () => {
  beforeEach(async () => {
    await page.viewport(360, 740)
    document.documentElement.style.fontSize = '200%'
  })
  afterEach(() => {
    document.documentElement.style.fontSize = ''
  })

  test.each([
    ['cart', cart],
    ['buying', buying],
  ] as const)(
    '%s: no word is broken, cut or out of its box, and the page scrolls one way',
    async (_name, ui) => {
      const element = await draw(ui)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
      const broken: string[] = []
      const out: string[] = []
      for (const { word, boxes, parent } of wordsOf(element)) {
        if (new Set(boxes.map(box => Math.round(box.top))).size > 1) broken.push(word)
        const panel = parent.closest('[data-component=CartGroup], [data-component=SelectAllBar], section')
        const { left, right } = (panel ?? element).getBoundingClientRect()
        const isCut = getComputedStyle(parent).textOverflow === 'ellipsis'
        if (!isCut && boxes.some(box => box.left < left - 0.5 || box.right > right + 0.5)) out.push(word)
      }
      expect({ broken, out }).toEqual({ broken: [], out: [] })
      for (const control of element.querySelectorAll('button, input')) {
        if (!control.checkVisibility()) continue
        expect(control.scrollWidth, control.outerHTML).toBeLessThanOrEqual(control.clientWidth + 1)
        expect(control.scrollHeight, control.outerHTML).toBeLessThanOrEqual(control.clientHeight + 1)
      }
    },
  )

  test('stacks products with their whole names, and shows them in columns at usual size', async () => {
    const name = 'Cove mugs, set of four, one of each glaze'
    const element = await draw(
      inContainerOf(<ProductGrid products={products.slice(0, 4).map(one => ({ ...one, name }))} />),
    )
    const columns = () =>
      new Set([...element.querySelectorAll('li')].map(one => Math.round(one.offsetLeft))).size
    expect(columns()).toBe(1)
    for (const heading of element.querySelectorAll('h3'))
      expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight + 1)
    document.documentElement.style.fontSize = ''
    for (const width of [320, 360, 390, 430]) {
      await page.viewport(width, 740)
      await eventually(() => expect(columns(), `${width} px`).toBe(2))
    }
    for (const [width, count] of [
      [768, 3],
      [1280, 4],
    ] as const) {
      await page.viewport(width, 740)
      await eventually(() => expect(columns(), `${width} px`).toBe(count))
    }
  })

  test('the room below the page is as high as the bar at its foot', async () => {
    const element = await draw(
      <>
        {cart}
        {/* The page under test has styles of its own for its body. */}
        <div data-room style={{ blockSize: bottomBarRoom }} />
      </>,
    )
    const height = (selector: string) => element.querySelector(selector)!.getBoundingClientRect().height
    expect(height('[data-room]')).toBeGreaterThanOrEqual(height('[data-component=BottomBar]'))
  })
})

describe('a phone held sideways', () => {
  test.each([
    [740, 360],
    [932, 430],
    [568, 320],
  ])('%d × %d: what stays in sight takes a third of the height at most', async (width, height) => {
    await page.viewport(width, height)
    const element = await draw(
      <>
        <Header {...headerProps} />
        <div style={{ blockSize: 3000 }} />
        {buying}
      </>,
    )
    scrollTo(0, 500)
    await eventually(() => expect(scrollY).toBe(500))
    const stays = ['Header', 'BottomBar'].map(name => {
      const box = element.querySelector(`[data-component=${name}]`)!.getBoundingClientRect()
      return Math.max(0, Math.min(box.bottom, height) - Math.max(box.top, 0))
    })
    expect(stays[0]! + stays[1]!).toBeLessThanOrEqual(height / 3)
  })

  test('an upright phone keeps its header in sight', async () => {
    await page.viewport(360, 740)
    const element = await draw(
      <>
        <Header {...headerProps} />
        <div style={{ blockSize: 3000 }} />
      </>,
    )
    scrollTo(0, 500)
    await eventually(() => expect(scrollY).toBe(500))
    // Its first row; the second comes back with the way up.
    const logo = element.querySelector('[data-component=Header] a[href="/"]')!
    await eventually(() => expect(Math.round(logo.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0))
  })
})
