import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_IMPORT_MEGABYTES } from '@stoa/api-client/limits'
import { createBodyRoom } from '@stoa/server-kit/shares'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerUnavailable } from './api-unavailable.ts'
import { SMALL_BYTES } from './bodies.ts'
import { createKnownSenders } from './known-senders.ts'
import { loginRequired, tooBusy, tooLarge } from './refusals.ts'
import { signalOf } from './sender-left.ts'

/** Paths that accept files too large for memory. */
export const LARGE_UPLOADS = ['/api/seller/imports', '/api/seller/pictures'] as const

/** Whether a request with this target may send a file too large for memory. */
export const takesLargeUpload = (url: string): boolean =>
  LARGE_UPLOADS.some(path => url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`))

/** Maximum size of the API's largest file and its form, in bytes. */
const MAX_BYTES = (MAX_IMPORT_MEGABYTES + 1) * 1024 * 1024

type Held = ReturnType<ReturnType<typeof createBodyRoom>['begin']>

/**
 * Lets the app's routes accept large files from senders whose token the API knows. An account has a share of the room.
 *
 * @param all maximum size of all files together in bytes, because their folder may be in memory
 */
export function takeLargeUploads(app: FastifyInstance, apiUrl: string, all: number): void {
  const room = createBodyRoom({ all, small: SMALL_BYTES })
  const accountOf = createKnownSenders(apiUrl)
  const accounts = new WeakMap<FastifyRequest, string>()
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.authorization) throw loginRequired()
    const account = await accountOf(request, signalOf(reply)).catch(error => {
      if (error.statusCode === 503) throw error
      answerUnavailable(reply, error)
    })
    if (typeof account === 'string') {
      accounts.set(request, account)
      return
    }
    // The rest of the body is read and dropped. Closing the connection early would lose the response.
    request.raw.resume()
    if (!account) return reply
    const { status, headers, body } = account
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(body)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, body: Readable) =>
    spoolBody(body, room.begin(accounts.get(request) ?? '')),
  )
}

/**
 * Writes a body into a file and returns the file as a stream, which deletes it at its end. Rejects larger bodies like the
 * server does elsewhere.
 */
async function spoolBody(body: Readable, held: Held): Promise<Readable> {
  const path = join(tmpdir(), `stoa-forward-${randomUUID()}`)
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) done(tooLarge())
      else if (!held.add(chunk.length)) done(tooBusy())
      else done(null, chunk)
    },
  })
  const remove = async () => {
    held.end()
    await rm(path, { force: true })
  }
  try {
    await pipeline(body, counter, createWriteStream(path))
  } catch (error) {
    await remove()
    throw error
  }
  return createReadStream(path).on('close', () => void remove())
}
