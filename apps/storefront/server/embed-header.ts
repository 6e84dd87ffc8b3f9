import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { FOR_ANY_ORIGIN } from './embed.ts'

/** Servers that include the header keep it, and ask for another in the background. */
const HEADERS = {
  ...FOR_ANY_ORIGIN,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  vary: 'accept-encoding, accept-language',
}

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
        onSend: async (_request, reply) => {
          if (reply.statusCode === 200 || reply.statusCode === 304) reply.headers(HEADERS)
        },
      },
      answerPage,
    )
}
