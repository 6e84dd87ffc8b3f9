import { Readable } from 'node:stream'
import type { StoredFile } from '../../ports/media.ts'

type Body = NonNullable<RequestInit['body']>

/** The content of a file as the body of a request, with its length: S3 takes no body of an unknown one. */
export function bodyOf(content: Buffer | StoredFile): { body: Body; bytes: number } {
  if (Buffer.isBuffer(content)) return { body: new Uint8Array(content), bytes: content.byteLength }
  return { body: Readable.toWeb(content.content) as unknown as Body, bytes: content.bytes }
}

/**
 * Reads the body of a response as a stream that fails if its next part doesn't arrive within `within` milliseconds.
 * Time spent by its reader doesn't count, because a phone may be slow.
 */
export const streamOf = ({ body }: Response, within: number): Readable =>
  Readable.from(body ? partsOf(body.getReader(), within) : [], { objectMode: false })

async function* partsOf(reader: ReadableStreamDefaultReader<Uint8Array>, within: number) {
  try {
    for (;;) {
      const part = await inTime(reader.read(), within)
      if (part.done) return
      yield part.value
    }
  } finally {
    // Ends the connection if the reader stopped.
    await reader.cancel().catch(() => undefined)
  }
}

async function inTime<T>(work: Promise<T>, within: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`nothing more came within ${within} ms`)), within)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
