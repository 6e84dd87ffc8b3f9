import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PublicPage } from '../app/shop/public-page.ts'
import { VERSION_HEADER } from './catalog-version.ts'
import { StoredText } from './encodings.ts'
import type { StoredPage } from './kept-pages.ts'
import type { Render } from './render-page.ts'
import type { StorefrontSettings } from './settings.ts'

/** Headers that pages and their data differ by. Browsers, too, keep prefetched data by them. */
export const VARY = 'accept-encoding, cookie'

interface Making {
  readonly render: Render
  readonly settings: StorefrontSettings
  /** The first who asked. The page has nothing of theirs; the API counts its calls by their address. */
  readonly visitor: FastifyRequest
  /** Version of the public data for which the page is made; null if it won't be kept. */
  readonly version: string | null
  readonly signal: AbortSignal
}

/** Renders a public page, or its data, so that it can be sent to everyone. */
export async function makePublic(
  { address, cookies }: PublicPage,
  { render, settings, visitor, version, signal }: Making,
): Promise<StoredPage> {
  const versions = new Set<string | null>([version])
  let isFlawed = false
  const request = new Request(new URL(address, settings.publicOrigin), {
    headers: cookies ? { cookie: cookies } : {},
    signal,
  })
  const { response, page } = await render(request, {
    requestId: visitor.id,
    clientAddress: visitor.ip,
    version,
    onAnswer: answer => {
      if (!answer || answer.status === 429 || answer.status >= 500) isFlawed = true
      versions.add(answer?.headers.get(VERSION_HEADER) ?? null)
    },
  })
  const text = page ? Buffer.from(page.html) : Buffer.from(await response.arrayBuffer())
  const digest = page?.digest ?? createHash('sha256').update(text).digest('base64url')
  // A page that lacks a part is for those who asked for it now.
  const isGood = response.status === 200 && !isFlawed && !response.headers.has('set-cookie')
  const isWhole = isGood && version !== null && versions.size === 1
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      vary: VARY,
      ...(isGood && {
        etag: `W/"${digest}"`,
        // Some caches ignore `vary`. What a visitor has chosen is in none of them.
        'cache-control': page && !cookies ? cacheControl(settings.sharedPageSeconds) : 'no-cache',
      }),
    },
    text: await StoredText.of(text, isWhole ? 'often' : 'once'),
    isWhole,
  }
}

/** Value of `cache-control`. With no seconds, browsers and caches in between ask each time whether the page holds. */
const cacheControl = (seconds: number): string =>
  seconds > 0 ? `public, s-maxage=${seconds}, stale-while-revalidate=${seconds}` : 'no-cache'
