import type { PriceChange } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { useOrderDates } from '@stoa/ui/order'
import { Stack } from '@stoa/ui/stack'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { amount } from '../list/product-words.ts'
import { priceChangesLabels } from './price-changes.labels.ts'

/** Lists the price changes of a variant with their time and author. Scheduled sales have no author. */
export function PriceChanges({ variantId }: { variantId: string }) {
  const { moment } = useOrderDates()
  const { data, error, mutate } = useShopRead('/api/seller/variants/{id}/prices', {
    params: { path: { id: variantId } },
  })
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  if (data.items.length === 0) return <p>{priceChangesLabels.none}</p>
  return (
    <Stack as="ul" gap="sm">
      {data.items.map(change => (
        <li key={change.id}>
          <strong>{priceWords(change)}</strong>
          <span>{` · ${moment(change.at)} · ${change.by ?? priceChangesLabels.planned}`}</span>
        </li>
      ))}
    </Stack>
  )
}

function priceWords({ priceBefore, price, salePriceBefore, salePrice }: PriceChange): string {
  const parts: string[] = []
  const { price: label, priceChange, saleChange } = priceChangesLabels
  if (priceBefore === null) parts.push(formatMessage(label, { price: amount(price) }))
  else if (priceBefore !== price)
    parts.push(formatMessage(priceChange, { before: amount(priceBefore), after: amount(price) }))
  if (salePriceBefore !== salePrice)
    parts.push(formatMessage(saleChange, { before: saleWords(salePriceBefore), after: saleWords(salePrice) }))
  return parts.join(', ')
}

const saleWords = (price: number | null) => (price === null ? priceChangesLabels.noSale : amount(price))
