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
import { formatMessage } from '@stoa/ui/messages'
import { shopHref, signOf, toCategoryTile, toProductCards, toShopCard } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { useWishes } from '../wish-list/use-wishes.ts'
import { homePageLabels as t } from './home-page.labels.ts'
import { LiveWindows } from './live-windows.tsx'
import { HERO_PROOFS, PROMISES } from './promises.ts'

/** Shows the home page from one response of the API. Leaves out empty sections. */
export function HomePage({ home, theme }: { home: Home; theme: Theme }) {
  const onAddToCart = useQuickAdd([...home.bestSellers, ...home.newest])
  const wishes = useWishes([...home.bestSellers, ...home.newest])
  const { featuredShop } = home
  return (
    <>
      <Hero
        title={t.title}
        lede={formatMessage(t.lede, { shops: home.shopCount })}
        picture={home.hero}
        eveningPicture={home.heroEvening}
        theme={theme}
        actions={[
          { label: t.shopAll, href: '/all-product' },
          { label: t.meetShops, href: '/vendors' },
        ]}
        proofs={HERO_PROOFS}
      />
      {home.windows.length > 0 && <LiveWindows cards={home.windows} />}
      {home.categories.length > 0 && (
        <Section title={t.categories} more={{ label: t.allProducts, href: '/all-product' }}>
          <CategoryTiles categories={home.categories.map(toCategoryTile)} />
        </Section>
      )}
      {home.bestSellers.length > 0 && (
        <Section title={t.bestSellers} more={{ label: t.seeAll, href: '/best-seller' }}>
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
        <Section title={t.newest} more={{ label: t.seeAll, href: '/all-product?sort=newest' }}>
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
        <Section title={t.shops} more={{ label: t.allShops, href: '/vendors' }}>
          <ShopGrid row shops={home.shops.map(toShopCard)} />
        </Section>
      )}
      <RecentlyViewed />
      <Promises items={PROMISES} />
    </>
  )
}
