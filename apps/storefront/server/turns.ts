import { AsyncResource } from 'node:async_hooks'
import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { tooBusy } from './refusals.ts'

export interface TurnLimits {
  /** Calls that the API is busy with at one time. */
  readonly calls: number
  /** Calls that wait for those; each more is refused at once. */
  readonly waiting: number
}

/** Lets so many calls go to the API at a time, in the order in which they came. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #waiting = new Set<() => void>()
  #calls = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Calls back when it is the reply's turn, which `end` ends; and never when its visitor has left before. */
  take(reply: FastifyReply, begin: () => void): void {
    if (this.#calls < this.#limits.calls) {
      this.#calls++
      begin()
      return
    }
    if (this.#waiting.size >= this.#limits.waiting) throw tooBusy()
    // Another call's end begins this one, which must not become part of that one's trace.
    const later = AsyncResource.bind(begin)
    this.#waiting.add(later)
    // A browser gives up long before a busy API gets to its call, which may change something.
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
