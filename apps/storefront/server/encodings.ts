import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/**
 * Effort of brotli. A text that is sent once costs three times the processor at the higher quality, to be a tenth smaller.
 */
const QUALITY = { once: 3, often: 5 }
/** Frequency with which a compressed text is sent. */
type Use = keyof typeof QUALITY

const brotliOf = (use: Use) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] } })

/** Settings of responses that are compressed as they are sent. */
export const BROTLI = brotliOf('often')
export const GZIP = { level: 6 }

/** Returns the encoding that a client prefers; null if it takes none. */
export const encodingFor = (accepted: string | undefined): Encoding | null =>
  negotiate<Encoding>(accepted ?? '', ['br', 'gzip'])

/** Compresses a text without keeping the process from other work. */
export const encode = (text: Buffer, encoding: Encoding, use: Use = 'once'): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, brotliOf(use)) : zip(text, GZIP)

/** A text that is stored compressed. Each encoding is made once. */
export class StoredText {
  readonly #brotli: Buffer
  #gzip: Promise<Buffer> | undefined

  private constructor(compressed: Buffer) {
    this.#brotli = compressed
  }

  static async of(text: Buffer, use: Use): Promise<StoredText> {
    return new StoredText(text.length > 0 ? await encode(text, 'br', use) : text)
  }

  /** Whether there is no text, as in a redirect. */
  get isEmpty(): boolean {
    return this.#brotli.length === 0
  }

  /** Bytes in memory with both encodings, about. */
  get size(): number {
    return Math.ceil(2.2 * this.#brotli.length)
  }

  /** @param encoding null for the text itself */
  async as(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === 'br') return this.#brotli
    if (encoding === null) return fromBrotli(this.#brotli)
    this.#gzip ??= fromBrotli(this.#brotli).then(text => encode(text, 'gzip'))
    return this.#gzip
  }
}
