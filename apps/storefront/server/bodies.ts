import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { addressPrefix } from '@stoa/server-kit/address-prefix'
import { createBodyRoom } from '@stoa/server-kit/shares'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooBusy, tooLarge } from './refusals.ts'
import { whenEnded } from './sender-left.ts'

export interface BodyLimits {
  /** Maximum size of one body, in bytes. */
  readonly each: number
  /** Maximum size of all bodies in memory together, in bytes. */
  readonly all: number
}

/** Maximum size of a body for which there is always room, in bytes: enough for a log-in, a cart or a payment. */
export const SMALL_BYTES = 65_536

/**
 * Reads each body completely into memory and passes it on as a stream. Counts bytes as they arrive: counting declared
 * lengths would let a few slow senders block all others. A visitor has a share of the memory.
 */
export function holdBodies(app: FastifyInstance, { each, all }: BodyLimits): void {
  const room = createBodyRoom({ all, small: SMALL_BYTES })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
    if (Number(request.headers['content-length']) > each) throw tooLarge()
    const chunks: Buffer[] = []
    let bytes = 0
    const held = room.begin(addressPrefix(request.ip))
    try {
      // Destroying a body closes its connection, and the sender would not get the reason.
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        bytes += chunk.length
        if (bytes > each) throw tooLarge()
        if (!held.add(chunk.length)) throw tooBusy()
        chunks.push(chunk)
      }
    } catch (error) {
      held.end()
      throw error
    }
    // Sent at once: the API may reject a body before its end, and a call that is still being written loses the response.
    return Readable.from([Buffer.concat(chunks)]).once('close', held.end)
  })
}

/**
 * Destroys bodies that were never sent when their reply ends, because the call was refused or its sender left. This frees
 * their memory, and keeps calls that still wait for a connection from being sent.
 */
export function dropUnsentBodies(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body }, reply, done) => {
    if (body instanceof Readable)
      whenEnded(reply, () => {
        if (!body.readableDidRead) body.destroy()
      })
    done()
  })
}
