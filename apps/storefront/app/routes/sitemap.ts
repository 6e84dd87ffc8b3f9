import { unwrap } from '@stoa/api-client'
import { canonicalUrl, critical, serverApi } from '../data/api.server.ts'
import { fileResponse, sitemapIndex } from '../lib/sitemap.ts'
import type { Route } from './+types/sitemap'

export async function loader(scope: Route.LoaderArgs) {
  const { sections } = await critical(unwrap(serverApi(scope).GET('/api/public/sitemap')))
  const here = canonicalUrl(scope)
  const parts = sections.flatMap(({ kind, pages, lastModified }) =>
    Array.from({ length: pages }, (_, index) => ({
      loc: new URL(`/sitemap/${kind}-${index + 1}.xml`, here).href,
      lastModified,
    })),
  )
  return fileResponse(
    'application/xml',
    sitemapIndex([{ loc: new URL('/sitemap/pages.xml', here).href }, ...parts]),
  )
}
