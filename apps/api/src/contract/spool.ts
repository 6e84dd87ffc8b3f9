import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBodyRoom } from '@stoa/server-kit/shares'
import type { FastifyRequest } from 'fastify'
import { problem } from '../platform/problem.ts'
import { currentSender } from '../platform/sender.ts'

/** The folder of a request's files, and the room that they take. */
interface Spooled {
  folder: string | null
  held: ReturnType<ReturnType<typeof createBodyRoom>['begin']>
  /** Number of current readers and writers. */
  uses: number
  isOver: boolean
}

/** Maximum size of all files together that arrive or are being read, because their folder may be in memory. */
const MAX_BYTES = 512 * 2 ** 20
/** Size up to which a file has room of its own, in bytes. */
const SMALL_BYTES = 65_536

export type Spool = ReturnType<typeof createSpool>

/** Keeps files of requests on the disk while they are answered. An account has a share of the room. */
export function createSpool(maxBytes = MAX_BYTES) {
  const room = createBodyRoom({ all: maxBytes, small: SMALL_BYTES })
  const known = new WeakMap<FastifyRequest, Spooled>()

  function spooledOf(request: FastifyRequest): Spooled {
    const spooled = known.get(request) ?? {
      folder: null,
      held: room.begin(currentSender().key),
      uses: 0,
      isOver: false,
    }
    known.set(request, spooled)
    return spooled
  }

  /** Keeps the request's files until the work is done, even if its client disconnects. */
  async function using<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const spooled = spooledOf(request)
    spooled.uses += 1
    try {
      return await work()
    } finally {
      spooled.uses -= 1
      await removeUnused(spooled)
    }
  }

  return {
    using,
    /**
     * Writes a stream to a temporary file of the request. Returns its path.
     *
     * @throws problem `server.unavailable` if the account's files have taken its share
     */
    write: (request: FastifyRequest, stream: Readable): Promise<string> =>
      using(request, async () => {
        const spooled = spooledOf(request)
        spooled.folder ??= await mkdtemp(join(tmpdir(), 'stoa-upload-'))
        const path = join(spooled.folder, crypto.randomUUID())
        const counter = new Transform({
          transform: (chunk: Buffer, _encoding, done) =>
            spooled.held.add(chunk.length) ? done(null, chunk) : done(noRoom()),
        })
        await pipeline(stream, counter, createWriteStream(path))
        return path
      }),
    /** Deletes the temporary files of a request that was answered or aborted. The call has already stored what it needs. */
    async remove(request: FastifyRequest): Promise<void> {
      const spooled = spooledOf(request)
      spooled.isOver = true
      await removeUnused(spooled)
    },
  }
}

const noRoom = () =>
  problem('server.unavailable', {
    detail: 'Too many files are being uploaded right now. Try again in a moment.',
    headers: { 'retry-after': '10' },
  })

async function removeUnused({ folder, held, uses, isOver }: Spooled): Promise<void> {
  if (!isOver || uses > 0) return
  if (folder) await rm(folder, { recursive: true, force: true })
  held.end()
}
