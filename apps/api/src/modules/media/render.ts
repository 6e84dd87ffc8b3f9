import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import type { SentPicture } from '../../ports/pictures.ts'
import { decode, inTurn, inTurnForPages } from './decode.ts'
import { refuseCostly, TOO_MANY, UnusablePicture } from './picture-cost.ts'

export { UnusablePicture } from './picture-cost.ts'

export type Format = 'avif' | 'webp' | 'jpg'

export interface PictureFacts {
  width: number
  height: number
}

const INPUTS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
const MAX_MASTER = 2_400
/** Maximum width times height of a size: four million pixels of noise take seconds as AVIF. */
const MAX_SIZE_PIXELS = 4_000_000

/**
 * @param signal aborted when no caller waits for it any longer
 * @throws UnusablePicture if it isn't a picture in a supported format, for example a vector drawing
 */
export const factsOf = (bytes: Buffer, signal?: AbortSignal): Promise<PictureFacts> =>
  inTurn(() => look(bytes), signal)

/** Detects HEIC by the brand at the beginning of the file. AVIF, which is accepted, has the same container. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei[cxms]|hev[cxms])/.test(bytes.subarray(4, 12).toString('latin1'))

async function look(bytes: Buffer): Promise<PictureFacts> {
  if (isHeic(bytes))
    throw new UnusablePicture(
      'it’s a HEIC picture, which browsers can’t show; save it as JPEG, or set the camera to “Most Compatible”',
    )
  const found = await decode(bytes)
    .metadata()
    .catch(cause => {
      const hasTooMany = /pixel limit/i.test(String(cause))
      throw new UnusablePicture(hasTooMany ? TOO_MANY : 'the file isn’t a readable picture', { cause })
    })
  const { format, autoOrient, width, height } = found
  if (!INPUTS.has(format)) throw new UnusablePicture(`pictures of type “${format}” aren’t supported`)
  refuseCostly(bytes, { format, width, height })
  return { width: autoOrient.width, height: autoOrient.height }
}

/**
 * Renders one size of a picture, without metadata. It is narrower than requested if the original is. Null if there is
 * no original. The original is read only when it is the picture's turn, to save memory.
 *
 * @param signal aborted when no caller waits for it any longer
 * @throws UnusablePicture
 */
export const renderVariant = (
  read: () => Promise<Buffer | null>,
  width: number,
  format: Format,
  signal?: AbortSignal,
): Promise<Buffer | null> =>
  inTurnForPages(async () => {
    const bytes = await read()
    if (!bytes) return null
    const box = boxOf(await look(bytes), width)
    const sized = decode(bytes)
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    return encode(sized, format).toBuffer().catch(refuseDamaged)
  }, signal)

/** Returns the box of a size, which is narrower than requested if the picture is very tall. */
function boxOf(picture: PictureFacts, width: number): PictureFacts {
  const height = Math.ceil((width * picture.height) / picture.width)
  const scale = Math.min(1, Math.sqrt(MAX_SIZE_PIXELS / (width * height)))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Encodes a picture. Sizes are rendered at the first request, so this has to be fast: a higher effort takes seven
 * times as long and saves a tenth of the bytes of most pictures.
 */
function encode(sized: Sharp, format: Format): Sharp {
  if (format === 'avif') return sized.avif({ effort: 2, quality: 70, chromaSubsampling: '4:4:4' })
  if (format === 'webp') return sized.webp({ effort: 3, quality: 80 })
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true })
}

/** Renders the stored copy of an upload: upright, of a limited size, without metadata. @throws UnusablePicture */
export const renderMaster = (picture: SentPicture): Promise<{ bytes: Buffer } & PictureFacts> =>
  inTurn(async () => {
    const bytes = await bytesOf(picture)
    await look(bytes)
    const made = await decode(bytes)
      .autoOrient()
      .resize({ width: MAX_MASTER, height: MAX_MASTER, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 3 })
      .toBuffer({ resolveWithObject: true })
      .catch(refuseDamaged)
    return { bytes: made.data, width: made.info.width, height: made.info.height }
  })

/** Reads a picture's file. Call it only when the picture is processed, so that waiting ones stay on disk. */
export const bytesOf = async (picture: SentPicture): Promise<Buffer> =>
  Buffer.isBuffer(picture) ? picture : readFile(picture.path)

function refuseDamaged(cause: Error): never {
  throw new UnusablePicture('the picture is damaged', { cause })
}
