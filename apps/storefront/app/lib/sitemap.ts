export interface SitemapEntry {
  /** Absolute URL. */
  readonly loc: string
  /** ISO date or date and time of the last change. */
  readonly lastModified?: string | null | undefined
}

/** Builds the index of a sitemap, which lists other sitemaps. */
export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', entries)

export const sitemapPage = (entries: readonly SitemapEntry[]): string => document('urlset', 'url', entries)

const document = (root: string, item: string, entries: readonly SitemapEntry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(
      ({ loc, lastModified }) =>
        `<${item}><loc>${escapeXml(loc)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</${item}>`,
    ),
    `</${root}>`,
    '',
  ].join('\n')

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character)

const HOUR_IN_SECONDS = 3600

/** Responds with a text file that may be cached for an hour. */
export const fileResponse = (type: string, body: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${HOUR_IN_SECONDS}`,
    },
  })
