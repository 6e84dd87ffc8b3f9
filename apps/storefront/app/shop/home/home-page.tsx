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
import { Fragment, type ReactNode } from 'react'
import type { CardDelivery } from '../../lib/card-delivery.ts'
import { shopHref, signOf, toCategoryTile, toMaker, toProductCards } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { useWishes } from '../wish-list/use-wishes.ts'
import { homePageLabels as t } from './home-page.labels.ts'
import { type HomeSection, homePromises, shownSections, showsWindows } from './home-texts.ts'
import { LiveWindows } from './live-windows.tsx'
import { toScenePiece } from './scene-piece.ts'
import { heroOf, LEAD, type ShownHome } from './shown-home.ts'

/**
 * Shows the home page from one response of the API, in the operator's order. Leaves out empty sections.
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
  const { texts } = home
  const sections: Record<HomeSection, () => ReactNode> = {
    // They belong to the title.
    windows: () => null,
    bestSellers: () =>
      bestSellers.length > 0 && (
        <Section title={t.bestSellers} more={{ label: t.seeAll, href: '/best-seller' }}>
          <ProductGrid
            products={toProductCards(bestSellers, delivery)}
            onAddToCart={onAddToCart}
            wholeRows
            {...wishes}
          />
        </Section>
      ),
    shopOfTheWeek: () =>
      featuredShop && (
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
      ),
    categories: () =>
      home.categories.length > 0 && (
        <Section title={t.categories} more={{ label: t.allProducts, href: '/all-product' }}>
          <CategoryTiles categories={home.categories.map(toCategoryTile)} />
        </Section>
      ),
    scene: () =>
      home.scene && (
        <RoomScene
          title={t.scene}
          detail={formatMessage(t.sceneDetail, {
            items: home.scene.pieces.length,
            shops: new Set(home.scene.pieces.map(({ product }) => product.shop.id)).size,
          })}
          picture={home.scene.picture}
          pieces={home.scene.pieces.map(toScenePiece)}
        />
      ),
    newest: () =>
      newest.length > 0 && (
        <Section title={t.newest} more={{ label: t.seeAll, href: '/all-product?sort=newest' }}>
          <ProductGrid
            products={toProductCards(newest, delivery)}
            lead={newest.length === LEAD}
            onAddToCart={onAddToCart}
            {...wishes}
          />
        </Section>
      ),
    shops: () =>
      home.shops.length > 0 && (
        <Section title={t.shops} more={{ label: t.allShops, href: '/vendors' }}>
          <ShopDoors shops={home.shops} />
        </Section>
      ),
    recentlyViewed: () => <RecentlyViewed />,
    promises: () => (
      <Promises
        items={homePromises(texts)}
        picture={home.hero}
        eveningPicture={home.heroEvening}
        theme={theme}
      />
    ),
  }
  return (
    <>
      <Hero {...heroOf(home)}>
        {home.windows.length > 0 && showsWindows(texts) && <LiveWindows cards={home.windows} />}
      </Hero>
      {shownSections(texts).map(kind => (
        <Fragment key={kind}>{sections[kind]()}</Fragment>
      ))}
    </>
  )
}
