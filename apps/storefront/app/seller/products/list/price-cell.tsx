import { unwrap } from '@stoa/api-client'
import type { SellerProductRow } from '@stoa/api-client/schema'
import { EditCell } from '@stoa/back-office'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { readAmount, writeAmount } from '../form/amount.ts'
import { amount } from './product-words.ts'
import { sayProblem } from './say-problem.ts'

const range = ({ priceFrom, priceTo }: SellerProductRow) =>
  priceFrom === priceTo ? amount(priceFrom) : `${amount(priceFrom)}–${amount(priceTo)}`

export interface PriceCellProps {
  readonly row: SellerProductRow
  /** The list as it is now. */
  readonly onDone: () => Promise<unknown>
}

/** The price of a product in one form is changed where it stands; of one in several, on its own page. */
export function PriceCell({ row, onDone }: PriceCellProps) {
  const { api } = useShop()
  const { variant } = row
  if (!variant) return <>{range(row)}</>
  const save = (price: number, version: number) =>
    unwrap(
      api.PATCH('/api/seller/products/{id}', {
        params: { path: { id: row.id }, header: { 'If-Match': `"${String(version)}"` } },
        body: { variants: [{ id: variant.id, price }], confirmRemoval: false },
      }),
    )
  const commit = async (typed: string) => {
    const price = readAmount(typed)
    if (price === undefined || price === null) return `“${typed}” is not an amount such as 24.50.`
    const done = await outcomeOf(() => save(price, row.version))
    if (!done.ok) return sayProblem(done.error)
    await onDone()
    toasts.show({
      type: 'success',
      title: `${row.name}: ${amount(price)}`,
      body: `It was ${amount(variant.price)}.`,
      duration: 10_000,
      action: {
        label: 'Undo',
        onPress: async () => {
          const undone = await outcomeOf(() => save(variant.price, done.answer.version))
          await onDone()
          if (!undone.ok)
            toasts.show({ type: 'error', title: 'It was not undone.', body: sayProblem(undone.error) })
          else toasts.show({ type: 'success', title: `${row.name} is as it was.` })
        },
      },
    })
    return undefined
  }
  return (
    <EditCell
      label={`Price of ${row.name}`}
      value={writeAmount(variant.price)}
      inputMode="decimal"
      align="end"
      maxLength={12}
      onCommit={commit}
    >
      {row.isOnSale ? (
        <span>
          {amount(row.priceFrom)}
          <br />
          <s>{amount(variant.price)}</s>
        </span>
      ) : (
        amount(variant.price)
      )}
    </EditCell>
  )
}
