import {
  CategoryTiles,
  Hero,
  ProductGrid,
  Promises,
  RoomScene,
  Section,
  ShopDoors,
  ShopOfTheWeek,
  type Theme,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import type { CardDelivery } from '../../lib/card-delivery.ts'
import { shopHref, signOf, toCategoryTile, toMaker, toProductCards } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { useWishes } from '../wish-list/use-wishes.ts'
import { homePageLabels as t } from './home-page.labels.ts'
import { LiveWindows } from './live-windows.tsx'
import { promises } from './promises.ts'
import { toScenePiece } from './scene-piece.ts'
import { LEAD, type ShownHome } from './shown-home.ts'

/**
 * Shows the home page from one response of the API. Leaves out empty sections. No two sections with the same format
 * follow each other.
 */
export function HomePage({
  home,
  delivery,
  theme,
}: {
  home: ShownHome
  /** Lines about shipping, by shop id. */
  delivery: CardDelivery
  theme: Theme
}) {
  const { bestSellers, newest, featuredShop } = home
  const onAddToCart = useQuickAdd([...bestSellers, ...newest])
  const wishes = useWishes([...bestSellers, ...newest])
  return (
    <>
      <Hero
        title={t.title}
        lede={formatMessage(t.lede, { shops: home.shopCount })}
        actions={[
          { label: t.shopAll, href: '/all-product' },
          { label: t.meetShops, href: '/vendors' },
        ]}
      >
        {home.windows.length > 0 && <LiveWindows cards={home.windows} />}
      </Hero>
      {bestSellers.length > 0 && (
        <Section title={t.bestSellers} more={{ label: t.seeAll, href: '/best-seller' }}>
          <ProductGrid
            products={toProductCards(bestSellers, delivery)}
            onAddToCart={onAddToCart}
            wholeRows
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
            tone: featuredShop.shop.tone,
          }}
          place={featuredShop.shop.city ?? undefined}
          title={featuredShop.shop.tagline}
          text={featuredShop.story}
          makers={featuredShop.makers.map(toMaker)}
          banner={featuredShop.banner}
          pictures={featuredShop.pictures}
        />
      )}
      {home.categories.length > 0 && (
        <Section title={t.categories} more={{ label: t.allProducts, href: '/all-product' }}>
          <CategoryTiles categories={home.categories.map(toCategoryTile)} />
        </Section>
      )}
      {home.scene && (
        <RoomScene
          title={t.scene}
          detail={formatMessage(t.sceneDetail, {
            items: home.scene.pieces.length,
            shops: new Set(home.scene.pieces.map(({ product }) => product.shop.id)).size,
          })}
          picture={home.scene.picture}
          pieces={home.scene.pieces.map(toScenePiece)}
        />
      )}
      {newest.length > 0 && (
        <Section title={t.newest} more={{ label: t.seeAll, href: '/all-product?sort=newest' }}>
          <ProductGrid
            products={toProductCards(newest, delivery)}
            lead={newest.length === LEAD}
            onAddToCart={onAddToCart}
            {...wishes}
          />
        </Section>
      )}
      {home.shops.length > 0 && (
        <Section title={t.shops} more={{ label: t.allShops, href: '/vendors' }}>
          <ShopDoors shops={home.shops} />
        </Section>
      )}
      <RecentlyViewed />
      <Promises items={promises()} picture={home.hero} eveningPicture={home.heroEvening} theme={theme} />
    </>
  )
}
