import type { Home } from '@stoa/api-client/schema'
import {
  CategoryTiles,
  Hero,
  ProductGrid,
  Promises,
  Section,
  ShopGrid,
  ShopOfTheWeek,
  type Theme,
} from '@stoa/ui'
import { shopHref, signOf, toCategoryTile, toProductCards, toShopCard } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { useWishes } from '../wish-list/use-wishes.ts'
import { LiveWindows } from './live-windows.tsx'
import { HERO_PROOFS, PROMISES } from './promises.ts'

/** The home page from the API's one answer; a section that has nothing to show is left out. */
export function HomePage({ home, theme }: { home: Home; theme: Theme }) {
  const onAddToCart = useQuickAdd([...home.bestSellers, ...home.newest])
  const wishes = useWishes([...home.bestSellers, ...home.newest])
  const shops = home.shopCount.toLocaleString('en-US')
  const { featuredShop } = home
  return (
    <>
      <Hero
        title="Good things, made by people you can name."
        lede={`Pottery, lamps, linen and oak from ${shops} small workshops. Fill one cart, pay once, and every shop sends its own parcel.`}
        picture={home.hero}
        eveningPicture={home.heroEvening}
        theme={theme}
        actions={[
          { label: 'Shop all products', href: '/all-product' },
          { label: 'Meet the shops', href: '/vendors' },
        ]}
        proofs={HERO_PROOFS}
      />
      {home.windows.length > 0 && <LiveWindows cards={home.windows} />}
      {home.categories.length > 0 && (
        <Section title="Shop by category" more={{ label: 'All products', href: '/all-product' }}>
          <CategoryTiles categories={home.categories.map(toCategoryTile)} />
        </Section>
      )}
      {home.bestSellers.length > 0 && (
        <Section title="Best sellers" more={{ label: 'See all', href: '/best-seller' }}>
          <ProductGrid
            products={toProductCards(home.bestSellers)}
            columns={4}
            wholeRows
            onAddToCart={onAddToCart}
            {...wishes}
          />
        </Section>
      )}
      {featuredShop && (
        <ShopOfTheWeek
          shop={{
            id: featuredShop.shop.id,
            name: featuredShop.shop.name,
            href: shopHref(featuredShop.shop.slug),
            logo: signOf(featuredShop.shop.logo),
          }}
          place={featuredShop.shop.city ?? undefined}
          title={featuredShop.shop.tagline}
          text={featuredShop.story}
          pictures={featuredShop.pictures}
        />
      )}
      {home.newest.length > 0 && (
        <Section title="Just arrived" more={{ label: 'See all', href: '/all-product?sort=newest' }}>
          <ProductGrid
            products={toProductCards(home.newest)}
            columns={4}
            wholeRows
            onAddToCart={onAddToCart}
            {...wishes}
          />
        </Section>
      )}
      {home.shops.length > 0 && (
        <Section title="Shops to discover" more={{ label: 'All shops', href: '/vendors' }}>
          <ShopGrid row shops={home.shops.map(toShopCard)} />
        </Section>
      )}
      <RecentlyViewed />
      <Promises items={PROMISES} />
    </>
  )
}
