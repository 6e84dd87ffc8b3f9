import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Time for which the owner of a token is remembered, in milliseconds. Access tokens live for 15 minutes. */
const REMEMBERED_MS = 60_000
const MAX_REMEMBERED = 1_000
const MAX_ANSWER_MS = 10_000

/** Response of the API to a token that it doesn't know. */
export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Asks the API whose token a request has. Returns the account, or the API's refusal. */
export function createKnownSenders(apiUrl: string): (request: FastifyRequest) => Promise<string | Refusal> {
  const known = new Map<string, { account: string; until: number }>()

  return async request => {
    const { authorization = '' } = request.headers
    const key = createHash('sha256').update(authorization).digest('base64')
    const found = known.get(key)
    if (found && found.until > performance.now()) return found.account
    const answer = await fetch(new URL('/api/user/me', apiUrl), {
      headers: {
        authorization,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
      },
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    })
    const body = await answer.text()
    if (!answer.ok) {
      const told = ['content-type', 'www-authenticate', 'retry-after'] as const
      const headers = told.flatMap(name => [[name, answer.headers.get(name) ?? ''] as const])
      return {
        status: answer.status,
        headers: Object.fromEntries(headers.filter(([, value]) => value)),
        body,
      }
    }
    const account = String((JSON.parse(body) as { id: unknown }).id)
    known.delete(key)
    known.set(key, { account, until: performance.now() + REMEMBERED_MS })
    const [oldest] = known.keys()
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
    return account
  }
}
