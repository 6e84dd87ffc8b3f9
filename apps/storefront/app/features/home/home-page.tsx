import type { Home } from '@stoa/api-client/schema'
import {
  CategoryTiles,
  Hero,
  ProductGrid,
  Promises,
  Section,
  SectionHead,
  ShopGrid,
  ShopOfTheWeek,
} from '@stoa/ui'
import { shopHref, toCategoryTile, toPicture, toProductCard, toShopCard } from '../../lib/view.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { HERO_PROOFS, PROMISES } from './promises.ts'

/** The home page from the API's one answer; a section that has nothing to show is left out. */
export function HomePage({ home }: { home: Home }) {
  const onAddToCart = useQuickAdd([...home.bestSellers, ...home.newest])
  const shops = home.shopCount.toLocaleString('en-US')
  const { featuredShop } = home
  return (
    <>
      <Hero
        title="Good things, made by people you can name."
        lede={`Pottery, lamps, linen and oak from ${shops} small workshops. Fill one cart, pay once, and every shop sends its own parcel.`}
        picture={toPicture(home.hero)}
        actions={[
          { label: 'Shop all products', href: '/all-product', emphasis: 'strong' },
          { label: 'Meet the shops', href: '/vendors', emphasis: 'line' },
        ]}
        proofs={HERO_PROOFS}
      />
      {home.categories.length > 0 && (
        <Section>
          <SectionHead title="Walk the arcade" href="/all-product" linkLabel="All products" />
          <CategoryTiles categories={home.categories.map(toCategoryTile)} />
        </Section>
      )}
      {home.bestSellers.length > 0 && (
        <Section>
          <SectionHead title="Best sellers" href="/best-seller" linkLabel="See all" />
          <ProductGrid products={home.bestSellers.map(toProductCard)} columns={4} onAddToCart={onAddToCart} />
        </Section>
      )}
      {featuredShop && (
        <Section>
          <ShopOfTheWeek
            shop={toShopCard(featuredShop.shop)}
            title={featuredShop.shop.tagline}
            text={featuredShop.story}
            pictures={featuredShop.pictures.map(toPicture)}
            href={shopHref(featuredShop.shop.slug)}
            linkLabel={`Visit ${featuredShop.shop.name}`}
          />
        </Section>
      )}
      {home.newest.length > 0 && (
        <Section>
          <SectionHead title="Just arrived" href="/all-product?sort=newest" linkLabel="See all" />
          <ProductGrid products={home.newest.map(toProductCard)} columns={4} onAddToCart={onAddToCart} />
        </Section>
      )}
      {home.shops.length > 0 && (
        <Section>
          <SectionHead title="New on the porch" href="/vendors" linkLabel="All shops" />
          <ShopGrid shops={home.shops.map(toShopCard)} />
        </Section>
      )}
      <Section>
        <Promises items={PROMISES} />
      </Section>
    </>
  )
}
