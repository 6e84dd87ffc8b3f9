import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type SellerRow, sellerRows } from '../../fixtures/seller-data.ts'
import { BulkBar } from '../bulk-bar/index.ts'
import { EditCell } from '../edit-cell/index.ts'
import { type Column, DataTable, noSelection, type TableSort } from './index.ts'

const columns: readonly Column<SellerRow>[] = [
  { id: 'number', label: 'Order', cell: row => row.number, phone: 'title', sort: true },
  { id: 'buyer', label: 'Buyer', cell: row => row.buyer },
  { id: 'total', label: 'Total', cell: row => row.total, align: 'end', phone: 'hide' },
]

function Orders() {
  const [selection, setSelection] = useState(noSelection)
  const [sort, setSort] = useState<TableSort>({ by: 'number', descending: true })
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      <DataTable
        caption="Orders"
        columns={columns}
        rows={sellerRows}
        rowKey={row => row.number}
        href={row => `#${row.number}`}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <BulkBar selection={selection} total={4212} onSelectionChange={setSelection}>
        <Button size="sm" onClick={() => setAsked(true)}>
          Confirm
        </Button>
      </BulkBar>
      {isAsked && (
        <Dialog
          open
          onOpenChange={() => setAsked(false)}
          title="Confirm them?"
          actions={
            <Button
              onClick={() => {
                setAsked(false)
                setSelection(noSelection)
              }}
            >
              Yes
            </Button>
          }
        />
      )}
    </div>
  )
}

const link = (name: string) => page.getByRole('link', { name })
const bar = page.getByRole('region', { name: 'Selected rows' })

beforeEach(async () => {
  window.location.hash = ''
  await page.viewport(1280, 800)
  render(<Orders />)
})

test('keys walk the rows, select and open them', async () => {
  await expect.element(link('R2841-1')).toBeVisible()
  ;(link('R2841-1').element() as HTMLElement).focus()
  await userEvent.keyboard('j')
  await expect.element(link('R2840-2')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link('R2841-1')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('checkbox', { name: 'Select R2841-1' })).toBeChecked()
  await expect.element(bar).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(window.location.hash).toBe('#R2841-1')
})

test('the whole view is selected by its own button, never by the box of a page', async () => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('4 on this page selected')
  await bar.getByRole('button', { name: 'Select all 4,212 in this view' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('4,212 selected')
  await page.getByRole('checkbox', { name: 'Select R2840-2' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('4,211 selected')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

test('leaves the focus at the checkbox of the page after a bulk action', async () => {
  const box = page.getByRole('checkbox', { name: 'Select all on this page' })
  const press = async (name: string) => {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await box.click()
  await press('Clear selection')
  await expect.element(box).toHaveFocus()
  await box.click()
  await press('Confirm')
  await press('Yes')
  await expect.element(box).toHaveFocus()
})

test('keeps an edited figure within its cell on a phone', async () => {
  await page.viewport(390, 800)
  const price: Column<SellerRow> = {
    id: 'price',
    label: 'Price',
    align: 'end',
    phone: 'end',
    cell: () => (
      <EditCell label="Price" value="9999999.99" align="end" onSubmit={async () => undefined}>
        $9,999,999.99
      </EditCell>
    ),
  }
  render(
    <DataTable
      caption="Prices"
      columns={[columns[0]!, price]}
      rows={sellerRows.slice(0, 1)}
      rowKey={row => row.number}
    />,
  )
  const cell = page.getByRole('button', { name: /^Edit Price/ })
  await expect.element(cell).toBeVisible()
  const written = document.createRange()
  written.selectNode(cell.element().lastChild!)
  const [box, words] = [cell.element().getBoundingClientRect(), written.getBoundingClientRect()]
  expect([words.left >= box.left + 8, words.right <= box.right - 8]).toEqual([true, true])
})

test('opens the row on a press next to the link, and sorts and announces it by the header', async () => {
  await page.getByRole('cell', { name: 'Owen Tait' }).click()
  expect(window.location.hash).toBe('#R2840-2')
  const head = page.getByRole('columnheader', { name: 'Order' })
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await head.getByRole('button').click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
})

test('shows rows as cards on a phone, with the roles of a table', async () => {
  await page.viewport(390, 800)
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  expect(page.getByRole('row').elements().length).toBe(sellerRows.length + 1)
  await expect.element(page.getByText('$104.00')).not.toBeVisible()
  const table = page.getByRole('table', { name: 'Orders' })
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await expect.element(order).toBeVisible()
  // The names of its columns are heard; the keys that order a wide one are not there to be stepped on.
  expect(table.getByRole('columnheader').elements().length).toBe(columns.length + 1)
  expect(page.getByRole('button', { name: 'Order' }).elements()).toEqual([])
  expect(table.element().contains(order.element())).toBe(false)
  // However wide its column is elsewhere: it would lie over the box that selects the page.
  const names = table.getByRole('columnheader').elements() as HTMLElement[]
  expect(Math.max(...names.slice(1).map(({ offsetWidth }) => offsetWidth))).toBe(1)
  await expect.element(table.getByRole('rowheader', { name: 'R2841-1' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('announces the result of a search, but not the first page', async () => {
  const found = (count: number) => (
    <DataTable
      caption="Found"
      columns={columns}
      rows={sellerRows.slice(0, count)}
      rowKey={row => row.number}
      empty={<p>No order fits</p>}
    />
  )
  const { element, update } = render(found(4))
  await expect.element(page.getByRole('table', { name: 'Found' })).toBeVisible()
  const said = () => element.querySelector('[aria-live]')?.textContent
  expect(said()).toBe('')
  update(found(1))
  await expect.poll(said).toBe('1 row on this page.')
  update(found(0))
  await expect.poll(said).toBe('Nothing found.')
})
