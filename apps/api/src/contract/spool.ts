import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'

/** The folder of a request's files. */
interface Spool {
  folder: string | null
  /** Number of current readers and writers. */
  uses: number
  isOver: boolean
}

const spools = new WeakMap<FastifyRequest, Spool>()

function spoolOf(request: FastifyRequest): Spool {
  const spool = spools.get(request) ?? { folder: null, uses: 0, isOver: false }
  spools.set(request, spool)
  return spool
}

/** Writes a stream to a temporary file of the request. Returns its path. */
export const spoolFile = (request: FastifyRequest, stream: Readable): Promise<string> =>
  withSpooled(request, async () => {
    const spool = spoolOf(request)
    spool.folder ??= await mkdtemp(join(tmpdir(), 'stoa-upload-'))
    const path = join(spool.folder, crypto.randomUUID())
    await pipeline(stream, createWriteStream(path))
    return path
  })

/** Keeps the request's files until the work is done, even if its client disconnects. */
export async function withSpooled<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const spool = spoolOf(request)
  spool.uses += 1
  try {
    return await work()
  } finally {
    spool.uses -= 1
    await removeUnused(spool)
  }
}

/** Deletes the temporary files of a request that was answered or aborted. The call has already stored what it needs. */
export async function removeSpooled(request: FastifyRequest): Promise<void> {
  const spool = spoolOf(request)
  spool.isOver = true
  await removeUnused(spool)
}

async function removeUnused({ folder, uses, isOver }: Spool): Promise<void> {
  if (folder && isOver && uses === 0) await rm(folder, { recursive: true, force: true })
}
