import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, isApiError, unwrap } from '@stoa/api-client'
import type { Notes } from './notes.ts'

/** A visitor tries again for as long; milliseconds. */
const PATIENCE = 120_000
const PAUSE = 400
const MAX_PAUSE = 5_000

/** No answer came, however often it was asked: whether it was done is unknown. */
export class Unanswered extends Error {}

/**
 * Whether an error says nothing about the result of the call, or asks for patience. A process with a wrong clock
 * takes a fresh session for an old one; another process does not.
 */
const isPassing = (error: ApiError): boolean =>
  error.kind !== 'http' || error.status >= 500 || error.status === 429 || error.status === 401

const wordOf = (error: ApiError): string => {
  if (error.kind === 'http') return `${error.status} ${error.code ?? ''}`.trim()
  let cause: unknown = error.cause
  for (let depth = 0; depth < 4 && cause instanceof Error; depth++) {
    const { code } = cause as { code?: string }
    if (code) return `${error.kind} ${code}`
    cause = cause.cause
  }
  return error.kind
}

/**
 * Asks until there is an answer, like a visitor who presses again.
 *
 * @throws ApiError a refusal that a repetition would not change
 * @throws Unanswered after two minutes
 */
export async function ask<T>(
  notes: Notes,
  what: string,
  call: () => Parameters<typeof unwrap<T>>[0],
): Promise<Exclude<T, undefined>> {
  const at = Date.now()
  notes.asked += 1
  let word: string | null = null
  const note = (healedMs: number | null) => {
    if (word !== null) notes.troubles.push({ at, what, word, healedMs })
  }
  for (let attempt = 1; ; attempt++)
    try {
      const answer = await unwrap<T>(call())
      note(Date.now() - at)
      return answer
    } catch (error) {
      if (!isApiError(error)) throw error
      if (!isPassing(error)) {
        note(Date.now() - at)
        throw error
      }
      word ??= wordOf(error)
      if (Date.now() - at > PATIENCE) {
        note(null)
        throw new Unanswered(`${what}: ${word}`)
      }
      await sleep(Math.min(MAX_PAUSE, PAUSE * attempt) * (0.5 + Math.random()))
    }
}

/** Requests a page of the storefront or another URL: a status below 500 is an answer. */
export const askPage = (notes: Notes, url: string): Promise<string> =>
  ask<string>(notes, `page ${new URL(url).pathname.split('/', 2).join('/')}`, async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(cause => {
      throw new ApiError({ kind: 'network', title: 'No answer', cause })
    })
    const data = await response.text().catch(cause => {
      throw new ApiError({ kind: 'network', title: 'The answer broke off', cause })
    })
    return { data, response }
  })
