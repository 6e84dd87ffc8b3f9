import type { IncomingMessage } from 'node:http'
import { finished, Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooBusy, tooLarge } from './refusals.ts'

export interface BodyLimits {
  /** Bytes of one body. */
  readonly each: number
  /** Bytes of all bodies that are in memory together. */
  readonly all: number
}

/**
 * Reads each body as a whole into memory, and hands it on as a stream. Bytes count as they come: what bodies say of
 * their own length would let a few slow senders take all the room.
 */
export function holdBodies(app: FastifyInstance, { each, all }: BodyLimits): void {
  let held = 0
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
    if (Number(request.headers['content-length']) > each) throw tooLarge()
    const pieces: Buffer[] = []
    let bytes = 0
    const release = () => {
      held -= bytes
    }
    try {
      // A body that is destroyed takes its connection with it, and the sender would not hear why.
      for await (const piece of body.iterator({ destroyOnReturn: false })) {
        bytes += piece.length
        held += piece.length
        if (bytes > each) throw tooLarge()
        if (held > all) throw tooBusy()
        pieces.push(piece)
      }
    } catch (error) {
      release()
      throw error
    }
    // In one piece: the API may refuse it before its end, and a call that is still being written loses the answer.
    return Readable.from([Buffer.concat(pieces)]).once('close', release)
  })
}

/**
 * A body that no call has begun to send when its reply is over will never be: the call was refused, or its sender left.
 * What holds it is freed by its end alone, and a call that still waits for a connection is not sent without it.
 */
export function dropUnsentBodies(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body }, reply, done) => {
    if (body instanceof Readable) finished(reply.raw, () => body.readableDidRead || body.destroy())
    done()
  })
}
