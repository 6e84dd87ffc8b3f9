import type { SellerProductRow } from '@stoa/api-client/schema'
import { type Column, TitleCell } from '@stoa/back-office'
import { Badge } from '@stoa/ui/badge'
import { marketFacts } from '../../../lib/market.ts'
import { PriceCell } from './price-cell.tsx'
import { productColumnsLabels } from './product-columns.labels.ts'
import { StatusBadge } from './status-badge.tsx'
import { HeldItems, StockCell } from './stock-cell.tsx'

const LEVELS = {
  in: null,
  low: <Badge tone="caution">{productColumnsLabels.low}</Badge>,
  out: <Badge tone="critical">{productColumnsLabels.out}</Badge>,
} as const

/** Columns that are shown by default. */
export const USUAL_PRODUCT_COLUMNS = ['status', 'price', 'stock', 'category', 'sold', 'changed']

export const productColumns = (
  onDone: () => Promise<unknown>,
  shortDay: (iso: string) => string,
): readonly Column<SellerProductRow>[] => [
  {
    id: 'name',
    label: productColumnsLabels.product,
    sort: true,
    phone: 'title',
    cell: ({ name, picture, variant }) => (
      <TitleCell name={name} picture={picture} description={variant?.sku ?? undefined} />
    ),
  },
  {
    id: 'status',
    label: productColumnsLabels.status,
    phone: 'start',
    cell: ({ status, publishAt, restriction }) => (
      <StatusBadge status={status} publishAt={publishAt} isRestricted={restriction !== null} />
    ),
  },
  {
    id: 'price',
    label: productColumnsLabels.price,
    sort: true,
    align: 'end',
    phone: 'end',
    cell: row => <PriceCell row={row} onDone={onDone} />,
  },
  {
    id: 'stock',
    label: productColumnsLabels.stock,
    width: '9rem',
    sort: true,
    align: 'end',
    cell: row => (
      <>
        {LEVELS[row.stockLevel]} <StockCell row={row} onDone={onDone} />
        {row.heldTotal > 0 && <HeldItems count={row.heldTotal} />}
      </>
    ),
  },
  {
    id: 'category',
    label: productColumnsLabels.category,
    wide: true,
    phone: 'hide',
    cell: ({ category }) => category?.name ?? null,
  },
  {
    id: 'tags',
    label: productColumnsLabels.tags,
    phone: 'hide',
    cell: ({ tags }) => tags.join(', ') || null,
  },
  {
    id: 'sold',
    label: productColumnsLabels.sold,
    wide: true,
    sort: true,
    align: 'end',
    phone: 'hide',
    cell: ({ sold90 }) => sold90.toLocaleString(marketFacts().locale),
  },
  {
    id: 'changed',
    label: productColumnsLabels.changed,
    wide: true,
    width: '8rem',
    align: 'end',
    phone: 'hide',
    cell: ({ updatedAt }) => shortDay(updatedAt),
  },
]
