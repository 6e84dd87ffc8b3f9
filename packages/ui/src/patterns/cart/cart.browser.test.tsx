import { type ReactNode, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartGroups, lineOf, shopOf } from '../../../fixtures/store-data.ts'
import type { CartGroupData, CartLineData } from './cart-data.ts'
import { CartGroup } from './cart-group.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { SavedLines } from './saved-lines.tsx'
import { SelectAllBar } from './select-all-bar.tsx'

let unmount = () => {}
afterEach(() => unmount())
function show(node: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(node)
  unmount = () => {
    root.unmount()
    box.remove()
  }
}

const nothing = () => {}

/** Two groups under a bar, driven by plain state. Every change recreates every line, like a projection. */
function Cart({ groups: initial }: { groups: readonly CartGroupData[] }) {
  const [groups, setGroups] = useState(initial)
  const set = useCallback(
    (fits: (line: CartLineData, group: CartGroupData) => boolean, selected?: boolean) =>
      setGroups(all =>
        all.map(group => ({
          ...group,
          lines: group.lines.map(line => ({
            ...line,
            selected: fits(line, group) ? (selected ?? !line.selected) : line.selected,
          })),
        })),
      ),
    [],
  )
  const onSelectedChange = useCallback((id: string) => set(line => line.id === id), [set])
  const onGroupSelectedChange = useCallback(
    (id: string, on: boolean) => set((line, group) => group.id === id && line.selectable, on),
    [set],
  )
  const lines = groups.flatMap(group => group.lines)
  return (
    <>
      <SelectAllBar
        selectedCount={lines.filter(line => line.selected).length}
        selectableCount={lines.filter(line => line.selectable).length}
        onSelectedChange={on => set(line => line.selectable, on)}
      />
      {groups.map(group => (
        <CartGroup
          key={group.id}
          group={group}
          onSelectedChange={onSelectedChange}
          onGroupSelectedChange={onGroupSelectedChange}
          onQuantityChange={nothing}
          onRemove={nothing}
        />
      ))}
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true })

describe('selection', () => {
  test('the bar and the groups are mixed while some lines are chosen', async () => {
    show(<Cart groups={cartGroups} />)
    await expect.element(checkbox('Select all')).toBePartiallyChecked()
    await expect.element(checkbox('Select all from Kiln & Cove')).toBeChecked()
    await expect.element(checkbox('Select all from Lumen Row')).toBePartiallyChecked()
    // Its other line cannot be bought, so one is all.
    await expect.element(checkbox('Select all from Common Thread')).toBeChecked()
    await expect.element(checkbox('Select Saffron cushion')).toBeDisabled()
  })

  test('selects all from mixed, then none, then all', async () => {
    show(<Cart groups={cartGroups} />)
    await checkbox('Select all').click()
    await expect.element(checkbox('Select all')).toBeChecked()
    await expect.element(checkbox('Select Orchard table lamp')).toBeChecked()
    await expect.element(page.getByText('5 of 5 selected')).toBeVisible()
    await checkbox('Select all').click()
    await expect.element(page.getByText('0 of 5 selected')).toBeVisible()
    await expect.element(checkbox('Select all')).not.toBePartiallyChecked()
    await expect.element(checkbox('Select all')).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('5 of 5 selected')).toBeVisible()
  })

  test('a line makes its group and the bar mixed, and its group selects it again', async () => {
    show(<Cart groups={cartGroups.slice(0, 1)} />)
    await expect.element(checkbox('Select all')).toBeChecked()
    await checkbox('Select Cove mug').click()
    await expect.element(checkbox('Select all')).toBePartiallyChecked()
    await expect.element(checkbox('Select all from Kiln & Cove')).toBePartiallyChecked()
    await checkbox('Select all from Kiln & Cove').click()
    await expect.element(checkbox('Select Cove mug')).toBeChecked()
  })

  test('a checkbox whose change the host ignores stays mixed', async () => {
    show(<SelectAllBar selectedCount={1} selectableCount={2} onSelectedChange={nothing} />)
    await checkbox('Select all').click()
    await expect.element(checkbox('Select all')).toBePartiallyChecked()
  })
})

describe('a line', () => {
  test('re-renders one row on a toggle, although every line was recreated', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Mug ${index}`)
    const figures = vi.spyOn(Intl.NumberFormat.prototype as { readonly format: unknown }, 'format', 'get')
    const group = { id: 'g', shop: shopOf('Kiln & Cove'), lines: names.map(name => lineOf(name, 'mug-teal')) }
    show(<Cart groups={[group]} />)
    await expect.element(checkbox('Select Mug 49')).toBeVisible()
    const mounted = figures.mock.calls.length
    expect(mounted).toBeGreaterThanOrEqual(50)
    figures.mockClear()
    await checkbox('Select Mug 7').click()
    await expect.element(page.getByText('49 of 50 selected')).toBeVisible()
    // A row that is drawn writes its price; the bar writes its two numbers.
    expect(figures.mock.calls.length).toBeGreaterThan(0)
    expect(figures.mock.calls.length).toBeLessThanOrEqual(4)
    figures.mockRestore()
  })

  test('is drawn when it is scrolled near, after eight lines or eight shops', async () => {
    const groupOf = (shop: string, count: number): CartGroupData => ({
      id: shop,
      shop: shopOf(shop),
      lines: Array.from({ length: count }, (_, index) => lineOf(`${shop} ${index}`, 'mug-teal')),
    })
    /** Counts the rendered lines of each group, on screen or not. */
    const drawn = () =>
      [...document.querySelectorAll('[data-component=CartGroup]')].map(
        group =>
          [...group.querySelectorAll('[data-component=CartLine]')].filter(
            line => getComputedStyle(line).contentVisibility === 'visible',
          ).length,
      )
    show(<Cart groups={[groupOf('Short', 8), groupOf('Long', 9), groupOf('After', 2), groupOf('Last', 1)]} />)
    await expect.poll(drawn).toEqual([8, 8, 0, 0])
    unmount()
    show(<Cart groups={Array.from({ length: 10 }, (_, index) => groupOf(`Shop ${index}`, 1))} />)
    await expect.poll(drawn).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  })

  test('tells its id with each event', async () => {
    const events = {
      onSelectedChange: vi.fn(),
      onQuantityChange: vi.fn(),
      onRemove: vi.fn(),
      onSaveForLater: vi.fn(),
      onProblemAction: vi.fn(),
    }
    const line = lineOf('Cove mug', 'mug-teal', {
      max: 5,
      problems: [{ code: 'price_changed', text: 'The price fell.', action: { label: 'Fine' } }],
    })
    show(<CartLine line={line} {...events} />)
    await checkbox('Select Cove mug').click()
    await page.getByRole('button', { name: 'Increase quantity of Cove mug' }).click()
    await page.getByRole('button', { name: 'Save for later: Cove mug' }).click()
    await page.getByRole('button', { name: 'Remove Cove mug' }).click()
    await page.getByRole('button', { name: 'Fine' }).click()
    expect(events.onSelectedChange.mock.calls).toEqual([['cove-mug', false]])
    expect(events.onQuantityChange.mock.calls).toEqual([['cove-mug', 2]])
    expect(events.onSaveForLater.mock.calls).toEqual([['cove-mug']])
    expect(events.onRemove.mock.calls).toEqual([['cove-mug']])
    expect(events.onProblemAction.mock.calls).toEqual([['cove-mug', 'price_changed']])
  })

  test('says both prices and what one costs', () => {
    const html = renderToString(
      <CartLine
        line={lineOf('Cove mug', 'mug-teal', { quantity: 2, unitPriceSale: 2240 })}
        onSelectedChange={nothing}
        onQuantityChange={nothing}
        onRemove={nothing}
      />,
    )
    const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
    expect(text).toContain('Sale price|$44.80|Original price|$56.00|−20%|$22.40 each')
  })

  test('that is on its way out takes no more orders', async () => {
    show(
      <CartLine
        line={lineOf('Cove mug', 'mug-teal', { busyWith: 'removing' })}
        onSelectedChange={nothing}
        onQuantityChange={nothing}
        onRemove={nothing}
      />,
    )
    await expect.element(page.getByText('Cove mug')).toBeVisible()
    const line = document.querySelector('[data-component=CartLine]')!
    expect(line.getAttribute('aria-busy')).toBe('true')
    expect(line.hasAttribute('inert')).toBe(true)
  })
})

test('calls onCheckout without a selection too, so that the host can explain it', async () => {
  const onCheckOut = vi.fn()
  show(<CartSummary subtotal={0} shipping={0} total={0} itemCount={0} onCheckOut={onCheckOut} />)
  await page.getByRole('button', { name: 'Check out' }).click()
  expect(onCheckOut).toHaveBeenCalledOnce()
})

test('names no price of shipping before shipping is chosen', async () => {
  show(<CartSummary subtotal={2800} shipping={0} total={2800} itemCount={1} />)
  await expect.element(page.getByText('Next step')).toBeVisible()
  expect(document.querySelector('[data-part=Shipping]')!.textContent).not.toContain('$')
})

function Saved() {
  const [lines, setLines] = useState(['Mug', 'Lamp', 'Vase'].map(name => lineOf(name, 'mug-teal')))
  const drop = (id: string) => setLines(all => all.filter(line => line.id !== id))
  return <SavedLines lines={lines} onMoveToCart={drop} onRemove={drop} />
}

test('a saved line goes by its keys, and the focus is on the same button of the next one', async () => {
  show(<Saved />)
  await expect.element(button('Move to cart: Mug')).toBeVisible()
  ;(button('Move to cart: Mug').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Move to cart: Lamp')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(button('Remove Vase')).toHaveFocus()
})
