import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack as createPack } from 'tar-stream'
import { SUMS, sumLine } from './format.ts'

export interface ArchiveWriter {
  /** Adds a part, whose size a tar names before its content. */
  add(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void>
  addText(name: string, text: string): Promise<void>
  /** Adds the hashes of all parts; when it returns, the file is whole and on the disk. */
  finish(): Promise<void>
  /** Closes the file after a failure. */
  abort(): Promise<void>
}

/** Writes a tar that only its owner reads. */
export function createArchiveWriter(file: string): ArchiveWriter {
  const pack = createPack()
  const written = pipeline(pack, createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  // Reported to the caller that adds the next part or finishes.
  let failure: Error | null = null
  written.catch(error => {
    failure = error
  })
  const sums: string[] = []

  async function add(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    const sum = createHash('sha256')
    const done = Promise.withResolvers<void>()
    const entry = pack.entry({ name, size: bytes, mode: 0o600, mtime: new Date() }, error =>
      error ? done.reject(error) : done.resolve(),
    )
    done.promise.catch(() => undefined)
    for await (const chunk of content) {
      if (failure) throw failure
      sum.update(chunk)
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written, done.promise])
    }
    entry.end(undefined)
    await Promise.race([done.promise, written.then(() => done.promise)])
    sums.push(sumLine(sum.digest('hex'), name))
  }

  const addText = (name: string, text: string) => {
    const content = Buffer.from(text)
    return add(name, content.length, Readable.from([content]))
  }

  return {
    add,
    addText,
    async finish() {
      await addText(SUMS, sums.join(''))
      pack.finalize()
      await written
      await syncToDisk(file)
    },
    async abort() {
      pack.destroy()
      await written.catch(() => undefined)
    },
  }
}

/** Flushes a file, or the entries of a folder, to disk so that it survives a power failure. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
