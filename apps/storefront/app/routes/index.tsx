import { unwrap } from '@stoa/api-client'
import { canonicalUrl, critical, serverApi } from '../data/api.server.ts'
import { readCardDelivery } from '../data/delivery.server.ts'
import { marketplaceJsonLd } from '../lib/marketplace-json-ld.ts'
import { pictureFile } from '../lib/picture-file.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { themeOfCookies } from '../shared/theme/theme-cookie.ts'
import { HomePage } from '../shop/home/home-page.tsx'
import { heroOf, shownHome } from '../shop/home/shown-home.ts'
import type { Route } from './+types/index'

export async function loader(scope: Route.LoaderArgs) {
  const home = shownHome(await critical(unwrap(serverApi(scope).GET('/api/public/home'))))
  const delivery = await readCardDelivery(scope, [...home.bestSellers, ...home.newest])
  return {
    home,
    delivery,
    theme: themeOfCookies(scope.request.headers.get('cookie')),
    canonical: canonicalUrl(scope),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { title, lede } = heroOf(loaderData.home)
  return pageMeta({
    title,
    description: lede,
    canonical: loaderData.canonical,
    picture: loaderData.home.hero && {
      path: pictureFile(loaderData.home.hero),
      alt: loaderData.home.hero.alt,
    },
    jsonLd: import.meta.env.SSR ? marketplaceJsonLd(loaderData.canonical) : undefined,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData.home} delivery={loaderData.delivery} theme={loaderData.theme} />
}
