import { unwrap } from '@stoa/api-client'
import type { SellerProductRow } from '@stoa/api-client/schema'
import { EditCell } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { readCount, writeCount } from '../../../lib/amount.ts'
import { marketFacts } from '../../../lib/market.ts'
import { createKeys } from '../../../shared/call/keys.ts'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { sayProblem } from './say-problem.ts'
import { stockCellLabels } from './stock-cell.labels.ts'
import { undoLabels } from './undo.labels.ts'

const pieces = (stock: number | null) =>
  stock === null ? stockCellLabels.untracked : stock.toLocaleString(marketFacts().locale)

const savedText = (name: string, count: number | null) =>
  count === null
    ? formatMessage(stockCellLabels.savedUntracked, { name })
    : formatMessage(stockCellLabels.saved, { name, count })

const beforeText = (count: number | null) =>
  count === null ? stockCellLabels.beforeUntracked : formatMessage(stockCellLabels.before, { count })

/** Shows how many items buyers who are paying hold, which are no longer in stock. */
export const HeldItems = ({ count }: { count: number }) => (
  <div>{formatMessage(stockCellLabels.held, { count })}</div>
)

/**
 * Shows the stock of a product. It can be edited here if the product has a single variant. A save sends the difference,
 * so that sales in the meantime still count.
 */
export function StockCell({ row, onDone }: { row: SellerProductRow; onDone: () => Promise<unknown> }) {
  const { api } = useShop()
  const { variant } = row
  const [keys] = useState(createKeys)
  if (!variant)
    return (
      <>
        <span>{pieces(row.stockTotal)}</span>
        <br />
        <span>{formatMessage(stockCellLabels.variants, { count: row.variantCount })}</span>
      </>
    )
  const save = async (from: number | null, to: number | null) => {
    const body = { from, to }
    const changed = await unwrap(
      api.POST('/api/seller/variants/{id}/stock', {
        params: { path: { id: variant.id }, header: { 'Idempotency-Key': keys.keyOf(body) } },
        body,
      }),
    )
    keys.forget()
    return changed
  }
  const commit = async (typed: string) => {
    const to = readCount(typed)
    if (to === undefined) return formatMessage(stockCellLabels.invalid, { value: typed })
    const done = await outcomeOf(() => save(variant.stock, to))
    if (!done.ok) return sayProblem(done.error)
    await onDone()
    toasts.show({
      type: 'success',
      title: savedText(row.name, done.answer.stock),
      body: beforeText(variant.stock),
      duration: 10_000,
      action: {
        label: undoLabels.undo,
        onClick: async () => {
          const undone = await outcomeOf(() => save(to, variant.stock))
          await onDone()
          if (!undone.ok)
            toasts.show({ type: 'error', title: undoLabels.failed, body: sayProblem(undone.error) })
          else toasts.show({ type: 'success', title: undoLabels.undone })
        },
      },
    })
    return undefined
  }
  return (
    <EditCell
      label={formatMessage(stockCellLabels.label, { name: row.name })}
      value={writeCount(variant.stock)}
      inputMode="numeric"
      align="end"
      maxLength={8}
      onSubmit={commit}
    >
      {pieces(variant.stock)}
    </EditCell>
  )
}
