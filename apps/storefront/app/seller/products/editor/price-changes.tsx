import type { PriceChange } from '@stoa/api-client/schema'
import { Stack } from '@stoa/ui/stack'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { amount } from '../list/product-words.ts'

export const momentOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** What a variant cost, who changed that and when. A planned sale begins and ends without anybody. */
export function PriceChanges({ variantId }: { variantId: string }) {
  const { data, error, mutate } = useShopRead('/api/seller/variants/{id}/prices', {
    params: { path: { id: variantId } },
  })
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  if (data.items.length === 0) return <p>The price has not changed yet.</p>
  return (
    <Stack as="ul" gap="sm">
      {data.items.map(change => (
        <li key={change.id}>
          <strong>{priceWords(change)}</strong>
          {` · ${momentOf(change.at)} · ${change.by ?? 'by plan'}`}
        </li>
      ))}
    </Stack>
  )
}

function priceWords({ priceBefore, price, salePriceBefore, salePrice }: PriceChange): string {
  const parts: string[] = []
  if (priceBefore === null) parts.push(`Price ${amount(price)}`)
  else if (priceBefore !== price) parts.push(`Price ${amount(priceBefore)} → ${amount(price)}`)
  if (salePriceBefore !== salePrice)
    parts.push(`Sale ${saleWords(salePriceBefore)} → ${saleWords(salePrice)}`)
  return parts.join(', ')
}

const saleWords = (price: number | null) => (price === null ? 'none' : amount(price))
