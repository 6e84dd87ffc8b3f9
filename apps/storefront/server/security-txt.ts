import type { FastifyInstance } from 'fastify'

const DAY_MS = 86_400_000
const GOOD_FOR_DAYS = 180

/** Serves `/.well-known/security.txt` (RFC 9116), the contact for vulnerabilities. Without a contact, there is no file. */
export function answerSecurityTxt(
  app: FastifyInstance,
  { securityContact, publicOrigin }: { securityContact: string | null; publicOrigin: string },
): void {
  if (securityContact === null) return
  const path = '/.well-known/security.txt'
  app.get(path, (_request, reply) => {
    // Rounded to days, so that the file is the same all day.
    const expires = new Date((Math.floor(Date.now() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expires.toISOString().replace('.000', '')}`,
          `Canonical: ${publicOrigin}${path}`,
          'Preferred-Languages: en',
          '',
        ].join('\n'),
      )
  })
}
