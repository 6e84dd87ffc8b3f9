import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** One signal for each reply: each call of `finished` adds several listeners, and Node warns of more than ten. */
const signals = new WeakMap<FastifyReply['raw'], AbortSignal>()

/** Returns a signal that is aborted when the reply has ended, or its visitor has left before. */
export function signalOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const known = signals.get(raw)
  if (known) return known
  const ended = new AbortController()
  finished(raw, () => ended.abort())
  signals.set(raw, ended.signal)
  return ended.signal
}

/** Does work once when the reply has ended, or its visitor has left before: at once if that has happened already. */
export function whenEnded(reply: Pick<FastifyReply, 'raw'>, work: () => void): void {
  const signal = signalOf(reply)
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true })
}
