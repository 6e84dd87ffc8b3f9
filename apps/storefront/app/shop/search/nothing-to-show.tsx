import type { ProductCard } from '@stoa/api-client/schema'
import { Chip, ListingHeader, ProductGrid, Section, Stack, toCategoryLinks } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import type { CardDelivery } from '../../lib/card-delivery.ts'
import { toProductCards } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { useCategories } from '../header/categories.tsx'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { useWishes } from '../wish-list/use-wishes.ts'
import { nothingToShowLabels } from './nothing-to-show.labels.ts'

interface NothingToShowProps {
  /** Search text; null before the first search. */
  readonly q: string | null
  readonly popular: readonly ProductCard[]
  /** Lines about shipping, by shop id. */
  readonly delivery: CardDelivery
}

/** Search page without results, or before the first search: categories, popular and recently viewed products. */
export function NothingToShow({ q, popular, delivery }: NothingToShowProps) {
  const categories = toCategoryLinks(useCategories())
  const onAddToCart = useQuickAdd(popular)
  const wishes = useWishes(popular)
  return (
    <>
      <ListingHeader
        title={q ? formatMessage(nothingToShowLabels.nothing, { query: q }) : nothingToShowLabels.start}
        lede={q ? nothingToShowLabels.nothingHint : nothingToShowLabels.startHint}
        tools={
          <Stack as="nav" gap="sm" layout="row" aria-label={nothingToShowLabels.categories}>
            {categories.map(({ id, name, href }) => (
              <Chip key={id} label={name} href={href} />
            ))}
          </Stack>
        }
      />
      {popular.length > 0 && (
        <Section
          title={nothingToShowLabels.popular}
          more={{ label: nothingToShowLabels.bestSellers, href: '/best-seller' }}
        >
          <ProductGrid
            products={toProductCards(popular, delivery)}
            columns={4}
            onAddToCart={onAddToCart}
            {...wishes}
          />
        </Section>
      )}
      <RecentlyViewed />
    </>
  )
}
