import { unwrap } from '@stoa/api-client'
import type { SellerProductRow } from '@stoa/api-client/schema'
import { EditCell } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { readAmount, writeAmount } from '../../../lib/amount.ts'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { priceCellLabels } from './price-cell.labels.ts'
import { amount } from './product-words.ts'
import { sayProblem } from './say-problem.ts'
import { undoLabels } from './undo.labels.ts'

const range = ({ priceFrom, priceTo }: SellerProductRow) =>
  priceFrom === priceTo
    ? amount(priceFrom)
    : formatMessage(priceCellLabels.range, { from: amount(priceFrom), to: amount(priceTo) })

export interface PriceCellProps {
  readonly row: SellerProductRow
  /** Reloads the list. */
  readonly onDone: () => Promise<unknown>
}

/** Shows the price of a product. It can be edited here if the product has a single variant. */
export function PriceCell({ row, onDone }: PriceCellProps) {
  const { api } = useShop()
  const { variant } = row
  if (!variant) return <span>{range(row)}</span>
  const save = (price: number, version: number) =>
    unwrap(
      api.PATCH('/api/seller/products/{id}', {
        params: { path: { id: row.id }, header: { 'If-Match': `"${String(version)}"` } },
        body: { variants: [{ id: variant.id, price }], confirmRemoval: false },
      }),
    )
  const commit = async (typed: string) => {
    const price = readAmount(typed)
    if (price === undefined || price === null) return formatMessage(priceCellLabels.invalid, { value: typed })
    const done = await outcomeOf(() => save(price, row.version))
    if (!done.ok) return sayProblem(done.error)
    await onDone()
    toasts.show({
      type: 'success',
      title: formatMessage(priceCellLabels.saved, { name: row.name, price: amount(price) }),
      body: formatMessage(priceCellLabels.before, { price: amount(variant.price) }),
      duration: 10_000,
      action: {
        label: undoLabels.undo,
        onClick: async () => {
          const undone = await outcomeOf(() => save(variant.price, done.answer.version))
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
      label={formatMessage(priceCellLabels.label, { name: row.name })}
      value={writeAmount(variant.price)}
      inputMode="decimal"
      align="end"
      maxLength={12}
      onSubmit={commit}
    >
      {row.isOnSale ? (
        <span>
          <span>{amount(row.priceFrom)}</span>
          <br />
          <s>{amount(variant.price)}</s>
        </span>
      ) : (
        amount(variant.price)
      )}
    </EditCell>
  )
}
