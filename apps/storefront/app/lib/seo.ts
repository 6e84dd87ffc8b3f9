import type { Picture } from '@stoa/api-client/schema'
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router-dom'
import { marketFacts } from './market.ts'
import { sharePicture } from './marks.ts'
import { pictureFile } from './picture-file.ts'
import { seoLabels } from './seo.labels.ts'

export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly canonical?: string | undefined
  /** Picture for link previews, by its path on this site. Without one, previews show the marketplace's own, if it has one. */
  readonly picture?: { readonly path: string; readonly alt: string } | null | undefined
  readonly kind?: 'website' | 'article' | 'product' | undefined
  /** Whether search engines must leave the page out: pages of one person, and search results. */
  readonly noIndex?: boolean | undefined
  /** Structured data. Made on the server only, because search engines request each page as a document. */
  readonly jsonLd?: readonly object[] | undefined
}

const MAX_DESCRIPTION_LENGTH = 160

/** Builds the head of a page: title, description, link preview and structured data. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { name } = marketFacts()
  const title = name ? `${page.title} · ${name}` : page.title
  const description = shorten(page.description, MAX_DESCRIPTION_LENGTH)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.kind ?? 'website' },
    ...(page.canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: page.canonical },
          { property: 'og:url', content: page.canonical },
        ]
      : []),
    ...preview(page),
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.jsonLd ?? []).map(json => ({ 'script:ld+json': json as Record<string, never> })),
  ]
}

/** Builds the head of a page that doesn't exist. */
export const metaOfMissingPage = (): MetaDescriptor[] => pageMeta({ ...seoLabels.notFound, noIndex: true })

/** Builds the head of a page without data, which doesn't exist or couldn't be read. */
export function metaWithoutData(error: unknown): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : null
  if (status === 404) return metaOfMissingPage()
  return pageMeta({ ...(status === 410 ? seoLabels.gone : seoLabels.failed), noIndex: true })
}

/** Builds the head of every page of a closed marketplace. */
export const metaOfClosedMarket = (): MetaDescriptor[] => pageMeta({ ...seoLabels.closed, noIndex: true })

/** Picture of a list for previews: that of its first product; null if it has none. */
export function pictureOfList(list: { items: readonly { picture: Picture | null; name: string }[] } | null) {
  const [first] = list?.items ?? []
  return first?.picture ? { path: pictureFile(first.picture), alt: first.name } : null
}

function preview({ picture, canonical, title }: PageMeta): MetaDescriptor[] {
  const share = sharePicture()
  const shown = picture ?? (share && { path: share, alt: marketFacts().name })
  if (!canonical || !shown) return []
  return [
    { property: 'og:image', content: new URL(shown.path, canonical).href },
    { property: 'og:image:alt', content: shown.alt || title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function shorten(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`
}
