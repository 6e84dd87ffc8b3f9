import { unwrap } from '@stoa/api-client'
import { data } from 'react-router-dom'
import { canonicalUrl, critical, serverApi } from '../../data/api.server.ts'
import { followPages } from '../../data/information.server.ts'
import { INFORMATION_PAGES } from '../../data/information-pages.ts'
import { fileResponse, sitemapPage } from '../../lib/sitemap.ts'
import { productHref } from '../../lib/variant-href.ts'
import { categoryHref, shopHref } from '../../lib/view.ts'
import type { Route } from './+types/$file'

const HREF = { products: productHref, categories: categoryHref, shops: shopHref } as const
const LISTS = ['/', '/all-product', '/best-seller', '/vendors']

export async function loader(scope: Route.LoaderArgs) {
  const here = canonicalUrl(scope)
  const entry = (href: string, lastModified?: string) => ({ loc: new URL(href, here).href, lastModified })
  if (scope.params.file === 'pages.xml') {
    const pages = await followPages(scope)
    const supplied = INFORMATION_PAGES.flatMap(({ path }) => pages.filter(({ slug }) => slug === path))
    const own = pages.filter(({ isOwn, inSitemap }) => isOwn && inSitemap)
    const texts = [...supplied, ...own].map(({ slug, updated }) => entry(`/${slug}`, updated))
    return fileResponse('application/xml', sitemapPage([...LISTS.map(href => entry(href)), ...texts]))
  }
  const [, kind, page] = /^(products|categories|shops)-([1-9]\d{0,3})\.xml$/.exec(scope.params.file) ?? []
  if (!kind || !page) throw data(null, { status: 404, statusText: 'Not Found' })
  const section = kind as keyof typeof HREF
  const { items } = await critical(
    unwrap(
      serverApi(scope).GET('/api/public/sitemap/{kind}/{page}', {
        params: { path: { kind: section, page: Number(page) } },
      }),
    ),
  )
  if (items.length === 0) throw data(null, { status: 404, statusText: 'Not Found' })
  return fileResponse(
    'application/xml',
    sitemapPage(items.map(({ slug, lastModified }) => entry(HREF[section](slug), lastModified))),
  )
}
