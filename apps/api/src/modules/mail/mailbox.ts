import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { isUuid } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { findEmail, findEmails } from './emails.repository.ts'
import { emailPage, listPage } from './mailbox-pages.ts'

const MAX_SHOWN = 200

/** Allows no scripts, and no requests except for pictures and fonts of emails. The email's own styles apply. */
const policyOf = (siteUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(siteUrl).origin}; font-src ${new URL(siteUrl).origin}; frame-src 'self'; frame-ancestors 'none'; base-uri 'self'`

/**
 * Serves emails as pages to a developer's own machine. Reading them is enough to take over any account, so only the
 * browser's address counts, also behind the storefront's proxy.
 */
export function registerMailbox(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  const page = (url: string, read: (id: string) => Promise<string>) =>
    app.get<{ Params: { id?: string } }>(url, async (request, reply) => {
      if (!isLoopback(request.ip)) throw problem('route.not_found')
      const body = await read(request.params.id ?? '')
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'no-referrer',
          'content-security-policy': policyOf(config.siteUrl),
        })
        .type('text/html; charset=utf-8')
        .send(body)
    })
  page('/dev/mailbox', async () => listPage(await findEmails(db, MAX_SHOWN)))
  page('/dev/mailbox/:id', async id => {
    const email = isUuid(id) ? await findEmail(db, id) : null
    if (!email) throw problem('route.not_found', { detail: 'There is no such email.' })
    return emailPage(email)
  })
}

const isLoopback = (ip: string) => ip === '::1' || /^(::ffff:)?127\./.test(ip)
