import { Badge } from '@stoa/ui/badge'
import { longName } from '@stoa/ui/fixtures'
import { EmptyState } from '@stoa/ui/page-states'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type SellerRow, sellerRows } from '../../fixtures/seller-data.ts'
import { EditCell } from '../edit-cell/index.ts'
import { type Column, DataTable, type DataTableProps, noSelection, type TableSort } from './index.ts'

const columns: readonly Column<SellerRow>[] = [
  { id: 'number', label: 'Order', cell: row => row.number, phone: 'title', sort: true },
  { id: 'buyer', label: 'Buyer', cell: row => row.buyer, phone: 'start' },
  { id: 'pieces', label: 'Pieces', cell: row => row.pieces, align: 'end', phone: 'hide' },
  { id: 'shipBy', label: 'Ship by', cell: row => row.shipBy, sort: true, phone: 'half' },
  {
    id: 'status',
    label: 'Status',
    phone: 'beside',
    cell: row => (
      <Badge dot tone={row.tone}>
        {row.status}
      </Badge>
    ),
  },
  { id: 'total', label: 'Total', cell: row => row.total, align: 'end', sort: true, phone: 'end' },
]

function Interactive(props: DataTableProps<SellerRow>) {
  const [sort, setSort] = useState<TableSort>({ by: 'shipBy', descending: false })
  const [selection, setSelection] = useState(noSelection)
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
    />
  )
}
Interactive.displayName = 'DataTable'

const meta = {
  title: 'Seller/Lists/DataTable',
  id: 'seller-datatable',
  component: DataTable<SellerRow>,
  render: props => <Interactive {...props} />,
  args: {
    caption: 'Orders to ship',
    columns,
    rows: sellerRows,
    rowKey: row => row.number,
    href: row => `#${row.number}`,
    page: { olderHref: '#older', range: '1 to 4 of 412' },
  },
} satisfies Meta<typeof DataTable<SellerRow>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { rows: undefined } }
export const Empty: Story = {
  args: {
    rows: [],
    page: undefined,
    empty: <EmptyState thing="box" title="Nothing to ship" description="New orders stand here." />,
  },
}
export const LongText: Story = {
  args: { rows: sellerRows.map(row => ({ ...row, buyer: longName, number: longName })) },
}
export const Editable: Story = {
  args: {
    columns: columns.map(column =>
      column.id === 'pieces'
        ? {
            ...column,
            phone: 'line' as const,
            cell: row => (
              <EditCell
                label={`Pieces of ${row.number}`}
                value={String(row.pieces)}
                inputMode="numeric"
                align="end"
                onSubmit={() => {}}
              />
            ),
          }
        : column,
    ),
  },
}
export const Many: Story = {
  args: {
    rows: Array.from({ length: 50 }, (_, index) => ({
      ...sellerRows[index % sellerRows.length]!,
      number: `R${2900 - index}-1`,
    })),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
