import { hasVersion } from '@stoa/server-kit/if-none-match'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createVersionReader } from './catalog-version.ts'
import { encode, encodingFor } from './encodings.ts'
import { createKeptPages, type StoredPage } from './kept-pages.ts'
import { takeSender } from './open-form.ts'
import { makePublic, VARY } from './public-pages.ts'
import { badRequest } from './refusals.ts'
import { createRenderer, type EntryModule, type RenderOptions } from './render-page.ts'
import { originOf, pathOf } from './request-target.ts'

/** Time for which prefetched data stays fresh, in seconds: as long as a visitor may hover over a link. */
const KEPT_AHEAD_IN_SECONDS = 60

/**
 * Creates the handler that answers with a page, or with a page's data. A public page is rendered once for everyone and
 * kept until the catalog changes; any other is rendered for its visitor.
 */
export function createPages(options: RenderOptions) {
  const { settings } = options
  const entry = options.build.entry.module as unknown as EntryModule
  const render = createRenderer(options)
  const keptPage = createKeptPages({
    readVersion: createVersionReader(settings.apiUrl),
    maxBytes: settings.pageCacheMb * 2 ** 20,
  })

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request)
    if (!origin) throw badRequest()
    const path = pathOf(request.url)
    // Browsers read `//name/x` as a URL of another site.
    if (/^[/\\]{2}/.test(request.url)) return reply.code(301).header('location', path).send()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead ? entry.publicPage(path, request.headers.cookie ?? null) : null
    if (!page) return renderFor(new URL(path, origin), request, reply)
    const leaving = leavingOf(reply)
    try {
      const kept = await keptPage(
        page,
        (version, signal) => makePublic(page, { render, settings, visitor: request, version, signal }),
        leaving,
      )
      return await sendKept(kept, request, reply)
    } catch (error) {
      // The visitor has left, and nothing has failed.
      if (leaving.aborted) return reply.hijack()
      throw error
    }
  }

  async function sendKept(page: StoredPage, request: FastifyRequest, reply: FastifyReply) {
    reply.code(page.status).headers(page.headers)
    if (page.status === 200) keepAhead(request, reply)
    const { etag } = page.headers
    if (etag && hasVersion(request.headers['if-none-match'], etag))
      return reply.code(304).removeHeader('content-type').send()
    if (page.text.isEmpty) return reply.send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(await page.text.as(encoding))
  }

  async function renderFor(url: URL, request: FastifyRequest, reply: FastifyReply) {
    const headers = toHeaders(request.headers)
    const sender = takeSender(request, headers)
    const { response, page } = await render(
      new Request(url, {
        method: request.method,
        headers,
        signal: leavingOf(reply),
        ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
      }),
      { requestId: request.id, clientAddress: request.ip, sender },
    )
    if (!page) {
      reply.code(response.status).headers({ vary: VARY, ...Object.fromEntries(response.headers) })
      if (response.status === 200) keepAhead(request, reply)
      return reply.send(response.body ?? undefined)
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply.code(response.status).headers({ ...Object.fromEntries(response.headers), vary: VARY })
    if (encoding) reply.header('content-encoding', encoding)
    const html = Buffer.from(page.html)
    return reply.send(encoding ? await encode(html, encoding) : html)
  }
}

/** Signal that is aborted when the visitor leaves before the response. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) abort.abort()
  })
  return abort.signal
}

/** Makes prefetched data of a page cacheable. Otherwise it would be fetched again when the link is followed. */
function keepAhead({ url, headers }: FastifyRequest, reply: FastifyReply): void {
  if (/\.data(\?|$)/.test(url) && headers['sec-purpose'] === 'prefetch')
    reply.header('cache-control', `private, max-age=${KEPT_AHEAD_IN_SECONDS}`)
}

function toHeaders(incoming: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming)) {
    for (const one of [value].flat())
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one)
  }
  return headers
}
