import { unwrap } from '@stoa/api-client'
import type { SellerProductRow } from '@stoa/api-client/schema'
import { EditCell } from '@stoa/back-office'
import { useState } from 'react'
import { createKeys } from '../../../shared/call/keys.ts'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { readCount, writeCount } from '../form/amount.ts'
import { sayProblem } from './say-problem.ts'

const pieces = (stock: number | null) => (stock === null ? 'Not counted' : stock.toLocaleString('en-US'))

/** The stock of a product in one form is changed where it stands, as a difference: what is sold meanwhile stays sold. */
export function StockCell({ row, onDone }: { row: SellerProductRow; onDone: () => Promise<unknown> }) {
  const { api } = useShop()
  const { variant } = row
  const [keys] = useState(createKeys)
  if (!variant)
    return (
      <>
        {pieces(row.stockTotal)}
        <br />
        {`in ${String(row.variantCount)} variants`}
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
    if (to === undefined) return `“${typed}” is not a number of pieces.`
    const done = await outcomeOf(() => save(variant.stock, to))
    if (!done.ok) return sayProblem(done.error)
    await onDone()
    toasts.show({
      type: 'success',
      title: `${row.name}: ${pieces(done.answer.stock)} in stock`,
      body: `It was ${pieces(variant.stock)}.`,
      duration: 10_000,
      action: {
        label: 'Undo',
        onPress: async () => {
          const undone = await outcomeOf(() => save(to, variant.stock))
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
      label={`Stock of ${row.name}`}
      value={writeCount(variant.stock)}
      inputMode="numeric"
      align="end"
      maxLength={8}
      onCommit={commit}
    >
      {pieces(variant.stock)}
    </EditCell>
  )
}
