import type { ProductCard } from '@stoa/api-client/schema'
import { Chip, ListingHeader, ProductGrid, Section, Stack } from '@stoa/ui'
import { toProductCards } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { useCategories } from '../header/categories.tsx'
import { toCategoryLinks } from '../header/category-links.ts'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { useWishes } from '../wish-list/use-wishes.ts'

interface NothingToShowProps {
  /** What was searched for; null before anything is. */
  readonly q: string | null
  readonly popular: readonly ProductCard[]
}

/** A search that found nothing, or none yet: ways to go on from it. */
export function NothingToShow({ q, popular }: NothingToShowProps) {
  const categories = toCategoryLinks(useCategories())
  const onAddToCart = useQuickAdd(popular)
  const wishes = useWishes(popular)
  return (
    <>
      <ListingHeader
        title={q ? `Nothing found for “${q}”` : 'What are you looking for?'}
        lede={
          q
            ? 'Try fewer words, or pick a category.'
            : 'Type a thing, a material, a color or the name of a shop.'
        }
        tools={
          <Stack as="nav" gap="sm" row aria-label="Categories">
            {categories.map(({ id, name, href }) => (
              <Chip key={id} label={name} href={href} />
            ))}
          </Stack>
        }
      />
      {popular.length > 0 && (
        <Section title="What others buy" more={{ label: 'Best sellers', href: '/best-seller' }}>
          <ProductGrid products={toProductCards(popular)} columns={4} onAddToCart={onAddToCart} {...wishes} />
        </Section>
      )}
      <RecentlyViewed />
    </>
  )
}
