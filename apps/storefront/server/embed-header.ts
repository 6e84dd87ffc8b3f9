import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { FOR_ANY_ORIGIN } from './embed.ts'

/** Servers that include the header keep it, and ask for another in the background. */
const KEPT = {
  ...FOR_ANY_ORIGIN,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  vary: 'accept-encoding, accept-language',
}

const NOT_KEPT = { ...FOR_ANY_ORIGIN, 'cache-control': 'no-store' }
const HTML = 'text/html; charset=utf-8'

/** Few servers that include the header look at the status. The element draws itself. */
const WITHOUT_CONTENT = '<stoa-header></stoa-header>\n'

/**
 * Serves the header for pages of other origins, as HTML and as JSON.
 *
 * @param base path of the elements' files that the HTML names, such as `/embed/1/`
 * @param answerPage answers with a page of the storefront, which has the content
 */
export function serveHeader(app: FastifyInstance, base: string, answerPage: RouteHandlerMethod): void {
  for (const file of ['header', 'header.json'])
    app.get(
      base + file,
      {
        onSend: async (_request, reply, payload) => {
          const isFound = reply.statusCode === 200 || reply.statusCode === 304
          reply.headers(isFound ? KEPT : NOT_KEPT)
          if (isFound || file !== 'header') return payload
          for (const name of ['content-encoding', 'content-length']) reply.removeHeader(name)
          reply.type(HTML)
          return WITHOUT_CONTENT
        },
      },
      answerPage,
    )
}

/** Answers for a version whose header isn't here. */
export function answerWithoutHeader(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).headers(NOT_KEPT).type(HTML).send(WITHOUT_CONTENT)
}
