import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Returns a signal that is aborted when the reply has ended, or its visitor has left before. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const ended = new AbortController()
  finished(reply.raw, () => ended.abort())
  return ended.signal
}
