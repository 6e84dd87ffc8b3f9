import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_IMPORT_MEGABYTES } from '@stoa/api-client/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loginRequired, tooBusy, tooLarge } from './refusals.ts'

/** Paths that accept files too large for memory. */
export const LARGE_UPLOADS = ['/api/seller/imports', '/api/seller/pictures'] as const

/** Maximum size of the API's largest file and its form, in bytes. */
const MAX_BYTES = (MAX_IMPORT_MEGABYTES + 1) * 1024 * 1024

/**
 * Lets the app's routes accept large files from senders with a token, which only the API can check.
 *
 * @param all maximum size of all files together in bytes, because their folder may be in memory
 */
export function takeLargeUploads(app: FastifyInstance, all: number): void {
  const room = { left: all }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async ({ headers }: FastifyRequest, body: Readable) => {
    if (!headers.authorization) throw loginRequired()
    return spoolBody(body, room)
  })
}

/**
 * Writes a body into a file and returns the file as a stream, which deletes it at its end. Rejects larger bodies like the
 * server does elsewhere.
 */
async function spoolBody(body: Readable, room: { left: number }): Promise<Readable> {
  const path = join(tmpdir(), `stoa-forward-${randomUUID()}`)
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      room.left -= chunk.length
      if (bytes > MAX_BYTES) done(tooLarge())
      else if (room.left < 0) done(tooBusy())
      else done(null, chunk)
    },
  })
  const remove = async () => {
    room.left += bytes
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
