import { AsyncResource } from 'node:async_hooks'
import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { tooBusy } from './refusals.ts'

export interface TurnLimits {
  /** Maximum number of concurrent calls to the API. */
  readonly calls: number
  /** Maximum number of waiting calls. More are refused at once. */
  readonly waiting: number
}

/** Limits the concurrent calls to the API. Others wait in the order of their arrival. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #waiting = new Set<() => void>()
  #calls = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Calls `begin` when it is the reply's turn, until `end` is called. Never calls it if the visitor has left. */
  take(reply: FastifyReply, begin: () => void): void {
    if (this.#calls < this.#limits.calls) {
      this.#calls++
      begin()
      return
    }
    if (this.#waiting.size >= this.#limits.waiting) throw tooBusy()
    // Bound, because the end of another call starts this one, which must not join that one's trace.
    const later = AsyncResource.bind(begin)
    this.#waiting.add(later)
    // Dropped when the browser gives up: a call that the visitor no longer waits for must not change anything.
    finished(reply.raw, () => this.#waiting.delete(later))
  }

  end(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#calls--
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
