import type { FastifyInstance } from 'fastify'
import { problem } from '../../contract/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { findLetter, findLetters } from '../../platform/outbox/outbox.ts'
import { letterPage, listPage } from './mailbox-pages.ts'

const SHOWN = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Nothing runs and nothing is fetched; the letter's own styles do apply. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'self'"

/**
 * Letters as pages, for a machine of one's own. Whoever reads them can take over any account, so only that
 * machine may: through the storefront's forwarding too it is the browser's address that counts.
 */
export function registerMailbox(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const page = (url: string, read: (id: string) => Promise<string>) =>
    app.get<{ Params: { id?: string } }>(url, async (request, reply) => {
      if (!isLoopback(request.ip)) throw problem('route.not_found')
      const body = await read(request.params.id ?? '')
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'no-referrer',
          'content-security-policy': POLICY,
        })
        .type('text/html; charset=utf-8')
        .send(body)
    })
  page('/dev/mailbox', async () => listPage(await findLetters(db, SHOWN)))
  page('/dev/mailbox/:id', async id => {
    const letter = UUID.test(id) ? await findLetter(db, id) : null
    if (!letter) throw problem('route.not_found', { detail: 'There is no such letter.' })
    return letterPage(letter)
  })
}

const isLoopback = (ip: string) => ip === '::1' || /^(::ffff:)?127\./.test(ip)
