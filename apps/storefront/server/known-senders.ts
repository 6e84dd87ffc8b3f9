import { createHash } from 'node:crypto'
import { addressPrefix } from '@stoa/server-kit/address-prefix'
import { createTurns } from '@stoa/server-kit/shares'
import type { FastifyRequest } from 'fastify'
import { tooBusy } from './refusals.ts'

/** Time for which the owner of a token is remembered, in milliseconds. Access tokens live for 15 minutes. */
const REMEMBERED_MS = 60_000
const MAX_REMEMBERED = 1_000
const MAX_ANSWER_MS = 10_000
/** Bounds of questions to the API: those that it answers, and those that wait. */
const QUESTIONS = { places: 16, waiting: 64 }

/** Response of the API to a token that it doesn't know. */
export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Asks the API whose token a request has. Returns the account, or the API's refusal. Anyone can send made-up tokens, so that
 * an address prefix has a share of these questions.
 *
 * @throws 503 if the address prefix has its share, or the sender has left
 */
export function createKnownSenders(
  apiUrl: string,
): (request: FastifyRequest, signal: AbortSignal) => Promise<string | Refusal> {
  const known = new Map<string, { account: string; until: number }>()
  const turns = createTurns(QUESTIONS)

  return async (request, signal) => {
    const { authorization = '' } = request.headers
    const key = createHash('sha256').update(authorization).digest('base64')
    const accountOf = () => {
      const found = known.get(key)
      return found && found.until > performance.now() ? found.account : undefined
    }
    const account = accountOf()
    if (account !== undefined) return account
    const end = await turns.take(addressPrefix(request.ip), signal).catch(() => {
      throw tooBusy()
    })
    try {
      // Another call with this token may have asked while this one waited.
      return accountOf() ?? (await ask(request, key, signal))
    } finally {
      end()
    }
  }

  async function ask(request: FastifyRequest, key: string, signal: AbortSignal): Promise<string | Refusal> {
    const answer = await fetch(new URL('/api/user/me', apiUrl), {
      headers: {
        authorization: request.headers.authorization ?? '',
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_ANSWER_MS)]),
    }).catch(error => {
      // The sender has left, which says nothing about the API.
      throw signal.aborted ? tooBusy() : error
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
