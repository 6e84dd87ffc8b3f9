import { unwrap } from '@stoa/api-client'
import type { Shop } from '@stoa/api-client/schema'
import { Breadcrumbs, ShopHeader, Stack } from '@stoa/ui'
import { canonicalUrl, critical, optional, serverApi } from '../../data/api.server.ts'
import { readCardDelivery } from '../../data/delivery.server.ts'
import { loadListing } from '../../data/listing.server.ts'
import { breadcrumbList } from '../../lib/breadcrumb-list.ts'
import { shopJsonLd } from '../../lib/json-ld.ts'
import { makerWords } from '../../lib/maker-words.ts'
import { pictureFile } from '../../lib/picture-file.ts'
import { metaWithoutData, pageMeta } from '../../lib/seo.ts'
import { placeOf, shopHref, signOf, toMaker } from '../../lib/view.ts'
import { soldByFacts } from '../../shared/sold-by/sold-by-facts.ts'
import { ListingSection } from '../../shop/listing/listing-section.tsx'
import { PauseNote } from '../../shop/shop-page/pause-note.tsx'
import { ShopAbout } from '../../shop/shop-page/shop-about.tsx'
import { ShopParts } from '../../shop/shop-page/shop-parts.tsx'
import { ShopReviews } from '../../shop/shop-page/shop-reviews.tsx'
import { ShopTerms } from '../../shop/shop-page/shop-terms.tsx'
import { ShopTools } from '../../shop/shop-page/shop-tools.tsx'
import type { Route } from './+types/$shop-slug'

export async function loader(scope: Route.LoaderArgs) {
  const slug = scope.params.shopSlug
  const [shop, list, reviews] = await Promise.all([
    critical(
      unwrap(serverApi(scope).GET('/api/public/shops/{slug}', { params: { path: { slug } } })),
      shopHref,
    ),
    optional(`products of the shop ${slug}`, loadListing(scope, { shop: slug }, 'best_seller')),
    optional(
      `reviews of the shop ${slug}`,
      unwrap(serverApi(scope).GET('/api/public/shops/{slug}/reviews', { params: { path: { slug } } })),
    ),
  ])
  return {
    shop,
    soldBy: shop.soldBy && soldByFacts(shop.soldBy),
    list,
    delivery: await readCardDelivery(scope, list?.items ?? []),
    reviews,
    canonical: canonicalUrl(scope, ['cursor']),
    isSearch: scope.url.searchParams.has('q'),
  }
}

const shortOf = (makers: Shop['makers'] = []) => ({
  names: makers.slice(0, 2).map(({ name }) => name),
  more: Math.max(0, makers.length - 2),
  city: null,
})

const crumbs = (name: string) => [
  { label: 'Home', href: '/' },
  { label: 'Shops', href: '/vendors' },
  { label: name },
]

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { shop, canonical, isSearch } = loaderData
  const picture = shop.banner ?? shop.logo
  return pageMeta({
    title: shop.name,
    description: `${shop.tagline} ${shop.story}`,
    canonical,
    noIndex: isSearch,
    picture: picture && { path: pictureFile(picture), alt: shop.name },
    jsonLd: import.meta.env.SSR
      ? [shopJsonLd(canonical, shop), breadcrumbList(canonical, crumbs(shop.name))]
      : undefined,
  })
}

/** A shop with fewer products has chips instead of a panel of filters. */
const LONG_LIST = 60

export default function ShopRoute({
  loaderData: { shop, soldBy, list, delivery, reviews },
}: Route.ComponentProps) {
  const isShort = shop.productCount < LONG_LIST
  return (
    <>
      <Breadcrumbs items={crumbs(shop.name)} />
      <ShopHeader
        shop={{
          id: shop.id,
          name: shop.name,
          tagline: shop.tagline,
          // A story in HTML is shown below the products instead.
          text: shop.storyHtml ? undefined : shop.story,
          place: placeOf(shop),
          since: String(shop.since),
          sales: shop.soldCount,
          productCount: shop.productCount,
          rating: shop.rating ?? undefined,
          banner: shop.banner ?? undefined,
          avatar: signOf(shop.logo),
          tone: shop.tone,
          makers: shop.makers?.map(toMaker),
          people: makerWords(shortOf(shop.makers)),
        }}
      />
      <Stack gap="lg">
        <ShopParts shop={shop} />
        {shop.pause && <PauseNote pause={shop.pause} />}
        <ShopTools shop={shop} found={list} isShort={isShort} />
        <ListingSection
          list={list}
          delivery={delivery}
          fixed={['shop']}
          defaultSort="best_seller"
          isShort={isShort}
        />
      </Stack>
      <ShopAbout shop={shop} />
      <ShopReviews shop={shop} newest={reviews} />
      <ShopTerms shop={shop} soldBy={soldBy} />
    </>
  )
}
