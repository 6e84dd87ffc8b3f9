import type { SellerProductRow } from '@stoa/api-client/schema'
import { type Column, TitleCell } from '@stoa/back-office'
import { Badge } from '@stoa/ui/badge'
import { PriceCell } from './price-cell.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StockCell } from './stock-cell.tsx'

const LEVELS = {
  in: null,
  low: <Badge tone="caution">Low</Badge>,
  out: <Badge tone="critical">Out</Badge>,
} as const

/** Those that are shown unless others are chosen. */
export const USUAL_PRODUCT_COLUMNS = ['status', 'price', 'stock', 'category', 'sold', 'changed']

export const productColumns = (onDone: () => Promise<unknown>): readonly Column<SellerProductRow>[] => [
  {
    id: 'name',
    label: 'Product',
    sort: true,
    phone: 'title',
    cell: ({ name, picture, variant }) => (
      <TitleCell name={name} picture={picture} detail={variant?.sku ?? undefined} />
    ),
  },
  {
    id: 'status',
    label: 'Status',
    phone: 'start',
    cell: ({ status, publishAt }) => <StatusBadge status={status} publishAt={publishAt} />,
  },
  {
    id: 'price',
    label: 'Price',
    sort: true,
    align: 'end',
    phone: 'end',
    cell: row => <PriceCell row={row} onDone={onDone} />,
  },
  {
    id: 'stock',
    label: 'Stock',
    width: '9rem',
    sort: true,
    align: 'end',
    cell: row => (
      <>
        {LEVELS[row.stockLevel]} <StockCell row={row} onDone={onDone} />
      </>
    ),
  },
  {
    id: 'category',
    label: 'Category',
    wide: true,
    phone: 'hide',
    cell: ({ category }) => category?.name ?? null,
  },
  {
    id: 'tags',
    label: 'Tags',
    phone: 'hide',
    cell: ({ tags }) => tags.join(', ') || null,
  },
  {
    id: 'sold',
    label: 'Sold in 90 days',
    wide: true,
    sort: true,
    align: 'end',
    phone: 'hide',
    cell: ({ sold90 }) => sold90.toLocaleString('en-US'),
  },
  {
    id: 'changed',
    label: 'Changed',
    wide: true,
    width: '8rem',
    align: 'end',
    phone: 'hide',
    cell: ({ updatedAt }) => dayOf(updatedAt),
  },
]

const thisYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

/** The year only where it is not this one: a column is narrow. */
function dayOf(instant: string): string {
  const day = new Date(instant)
  return (day.getFullYear() === new Date().getFullYear() ? thisYear : otherYear).format(day)
}
