import type { CartLine, Result } from '@stoa/cart-core'
import { MARK, type Requests } from './messages.ts'

/** Time within which an action has a result, in milliseconds. The frame's own calls have shorter limits. */
const ANSWER_MS = 60_000

const FAILED = { ok: false, error: { code: 'failed', message: '' } } as const

export type LineResult = Result<CartLine | null>

/** Sends a request to the marketplace. Never rejects. */
export type Ask = <T extends keyof Requests>(type: T, request: Requests[T]) => Promise<LineResult>

/**
 * Creates requests that wait for their result.
 *
 * @param post sends a message to the frame
 */
export function createQuestions(post: (message: object) => void) {
  const open = new Map<number, (result: LineResult) => void>()
  let lastId = 0
  const ask: Ask = (type, request) =>
    new Promise(resolve => {
      const id = ++lastId
      const finish = (result: LineResult) => {
        clearTimeout(timer)
        open.delete(id)
        resolve(result)
      }
      const timer = setTimeout(finish, ANSWER_MS, FAILED)
      open.set(id, finish)
      try {
        post({ stoa: MARK, id, type, ...request })
      } catch {
        // A page may give functions as texts, which can't be sent.
        finish(FAILED)
      }
    })
  return { ask, settle: (id: number, result: LineResult) => open.get(id)?.(result) }
}
