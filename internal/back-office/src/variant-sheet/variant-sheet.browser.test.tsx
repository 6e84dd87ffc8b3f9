import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type SheetGroup, type SheetPatch, VariantSheet } from './index.ts'

const columns = [
  { id: 'on', label: 'For sale', kind: 'switch' },
  { id: 'price', label: 'Price', kind: 'number' },
  { id: 'sku', label: 'SKU' },
] as const

const group = (label: string, count: number): SheetGroup => ({
  id: label,
  label,
  rows: Array.from({ length: count }, (_, at) => ({
    id: `${label}${String(at)}`,
    name: `${label} ${String(at)}`,
    cells: { on: '1', price: String(at), sku: `${label}-${String(at)}` },
  })),
})

function Sheet({
  start,
  onCellsChange,
}: {
  start: SheetGroup[]
  onCellsChange?: (patches: readonly SheetPatch[]) => void
}) {
  const [groups, setGroups] = useState(start)
  return (
    <VariantSheet
      label="Variants"
      columns={columns}
      groups={groups}
      onCellsChange={patches => {
        onCellsChange?.(patches)
        const changes = new Map(patches.map(({ row, column, value }) => [`${row} ${column}`, value]))
        setGroups(all =>
          all.map(one => ({
            ...one,
            rows: one.rows.map(row => ({
              ...row,
              cells: Object.fromEntries(
                Object.entries(row.cells).map(([id, value]) => [id, changes.get(`${row.id} ${id}`) ?? value]),
              ),
            })),
          })),
        )
      }}
    />
  )
}

const cell = (row: string, column: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${row}\\b`) })
    .getByRole('gridcell')
    .nth(column)

test('[SEL-04] a spreadsheet’s keys: move, replace, leave, fill down, take back', async () => {
  render(<Sheet start={[group('Lagoon', 3), group('Ember', 2)]} />)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(cell('Lagoon 0', 0)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}24.5{Enter}')
  await expect.element(cell('Lagoon 0', 1)).toHaveTextContent('24.5')
  await expect.element(cell('Lagoon 1', 1)).toHaveFocus()
  await userEvent.keyboard('{F2}9{Escape}')
  await expect.element(cell('Lagoon 1', 1)).toHaveTextContent('1')
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  await expect.element(cell('Lagoon 2', 1)).toHaveTextContent('24.5')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('Lagoon 2', 1)).toHaveTextContent('2')
  // The next group follows; a switch is switched.
  await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown} ')
  await expect.element(cell('Ember 1', 0)).toHaveTextContent('Off')
})

test('[SEL-04] a block from a spreadsheet is pasted, and one is copied', async () => {
  const told: SheetPatch[] = []
  render(<Sheet start={[group('Lagoon', 3)]} onCellsChange={patches => told.push(...patches)} />)
  await expect.element(cell('Lagoon 0', 0)).toBeVisible()
  const place = cell('Lagoon 0', 1).element() as HTMLElement
  place.focus()
  await expect.element(cell('Lagoon 0', 1)).toHaveAttribute('aria-selected', 'true')
  const data = new DataTransfer()
  data.setData('text/plain', '30\tA\n31\tB\n')
  place.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(cell('Lagoon 1', 2)).toHaveTextContent('B')
  expect(told).toHaveLength(4)
  const copied = new DataTransfer()
  place.dispatchEvent(new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }))
  expect(copied.getData('text/plain')).toBe('30')
})

test('[SEL-04] draws at most a hundred of two thousand variants at first', async () => {
  render(<Sheet start={Array.from({ length: 10 }, (_, at) => group(`Glaze${String(at)}`, 200))} />)
  await expect
    .element(page.getByRole('button', { name: /^Glaze0 1–100/ }))
    .toHaveAttribute('aria-expanded', 'true')
  expect(document.querySelectorAll('th[scope=row]')).toHaveLength(100)
  expect(page.getByRole('button').elements()).toHaveLength(20)
  await page.getByRole('button', { name: /^Glaze0 101–200/ }).click()
  expect(document.querySelectorAll('th[scope=row]')).toHaveLength(200)
})
