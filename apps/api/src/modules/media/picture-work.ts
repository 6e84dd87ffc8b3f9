import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import type { SentPicture } from '../../ports/pictures.ts'
import { decode } from './decode.ts'
import { refuseCostly, TOO_MANY, UnusablePicture } from './picture-cost.ts'

export type Format = 'avif' | 'webp' | 'jpg' | 'png'

export interface PictureFacts {
  width: number
  height: number
}

const INPUTS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
const OF_MARKS = new Set(['jpeg', 'png', 'webp'])
/** Minimum width of a picture of the marketplace, in pixels. */
const MIN_MARK = 200
/** Edge of the icon for home screens, in pixels. */
const HOME_SCREEN = 180
const WHITE = '#ffffff'
const OF_PEOPLE = new Set(['jpeg', 'png', 'webp', 'heif'])
const MAX_MASTER = 2_400
const MAX_SQUARE = 640
/** Maximum width times height of a size: four million pixels of noise take seconds as AVIF. */
const MAX_SIZE_PIXELS = 4_000_000

/**
 * Work on the pixels of pictures. It runs in the process of `picture-process.ts`, whose calls are in
 * `picture-aside.ts`. Each throws UnusablePicture for what isn't a picture in a supported format, such as a vector drawing.
 */
export const pictureWork = {
  /** Reads the size of a picture. */
  facts: async (sent: SentPicture): Promise<PictureFacts> => (await look(await bytesOf(sent))).upright,

  /** Renders one size, without metadata. It is narrower than requested if the original is. */
  async size(sent: SentPicture, width: number, format: Exclude<Format, 'png'>): Promise<Buffer> {
    const bytes = await bytesOf(sent)
    const { upright } = await look(bytes)
    const sized = decode(bytes)
      .autoOrient()
      .resize({ ...boxOf(upright, width), fit: 'inside', withoutEnlargement: true })
    return encode(sized, format).toBuffer().catch(refuseDamaged)
  },

  /** Renders the stored copy of an upload: upright, of a limited size, without metadata. */
  async master(sent: SentPicture): Promise<{ bytes: Buffer } & PictureFacts> {
    const bytes = await bytesOf(sent)
    await look(bytes)
    const made = await decode(bytes)
      .autoOrient()
      .resize({ width: MAX_MASTER, height: MAX_MASTER, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 3 })
      .toBuffer({ resolveWithObject: true })
      .catch(refuseDamaged)
    return { bytes: made.data, width: made.info.width, height: made.info.height }
  },

  /**
   * Renders the stored copy of a picture of the marketplace itself. Transparent parts stay so, and what was drawn keeps its
   * edges.
   */
  async mark(sent: SentPicture): Promise<{ bytes: Buffer } & PictureFacts> {
    const bytes = await bytesOf(sent)
    if (isDrawing(bytes))
      throw new UnusablePicture('it’s an SVG drawing, which can contain scripts; save it as PNG or WebP')
    const { format, upright } = await look(bytes)
    if (!OF_MARKS.has(format)) throw new UnusablePicture(`it’s a ${format}; save it as PNG, JPEG or WebP`)
    if (upright.width < MIN_MARK)
      throw new UnusablePicture(`it’s ${upright.width} pixels wide, and ${MIN_MARK} is the minimum`)
    const made = await decode(bytes)
      .autoOrient()
      .resize({ width: MAX_MASTER, height: MAX_MASTER, fit: 'inside', withoutEnlargement: true })
      .webp(format === 'jpeg' ? { quality: 90, effort: 3 } : { lossless: true, effort: 3 })
      .toBuffer({ resolveWithObject: true })
      .catch(refuseDamaged)
    return { bytes: made.data, width: made.info.width, height: made.info.height }
  },

  /** Renders a picture of the marketplace as PNG, which every mail program and PDF reader shows. */
  markAsPng: async (mark: Buffer, width: number): Promise<Buffer> =>
    decode(mark)
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer()
      .catch(refuseDamaged),

  /** Renders the whole picture inside a square. */
  async icon(mark: Buffer, edge: number): Promise<Buffer> {
    // Home screens show what is transparent in black.
    const isOpaque = edge === HOME_SCREEN
    const square = decode(mark).resize(edge, edge, {
      fit: 'contain',
      background: isOpaque ? WHITE : '#00000000',
    })
    return (isOpaque ? square.flatten({ background: WHITE }) : square)
      .png({ palette: true })
      .toBuffer()
      .catch(refuseDamaged)
  },

  /** Renders a drawing of ours as PNG, for programs that can't show drawings. */
  drawing: async (drawing: Buffer, width: number): Promise<Buffer> =>
    decode(drawing).resize({ width }).png({ palette: true }).toBuffer(),

  /** Renders a square WebP of the part that attracts attention, as portraits of users are shown. */
  async square(sent: SentPicture): Promise<Buffer> {
    const bytes = await bytesOf(sent)
    const { format, width, height } = await look(bytes)
    if (!OF_PEOPLE.has(format)) throw new UnusablePicture(`a ${format} is no photograph`)
    // Enlarging before cropping would enlarge the whole picture: a line of one pixel would become enormous.
    const edge = Math.min(MAX_SQUARE, width, height)
    return decode(bytes)
      .autoOrient()
      .resize(edge, edge, { fit: 'cover', position: 'attention' })
      .webp({ quality: 84 })
      .toBuffer()
      .catch(refuseDamaged)
  },
}

export type PictureWork = typeof pictureWork

/** Reads a picture's file. Done only when the picture is processed, so that waiting ones stay on disk. */
const bytesOf = async (picture: SentPicture): Promise<Buffer> =>
  Buffer.isBuffer(picture) ? picture : readFile(picture.path)

/** Detects SVG by its beginning, after comments and declarations. */
const isDrawing = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(bytes.subarray(0, 200).toString('utf8'))

/** Detects HEIC by the brand at the beginning of the file. AVIF, which is accepted, has the same container. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei[cxms]|hev[cxms])/.test(bytes.subarray(4, 12).toString('latin1'))

async function look(bytes: Buffer): Promise<PictureFacts & { format: string; upright: PictureFacts }> {
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
  return { format, width, height, upright: { width: autoOrient.width, height: autoOrient.height } }
}

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
function encode(sized: Sharp, format: Exclude<Format, 'png'>): Sharp {
  if (format === 'avif') return sized.avif({ effort: 2, quality: 70, chromaSubsampling: '4:4:4' })
  if (format === 'webp') return sized.webp({ effort: 3, quality: 80 })
  return sized.flatten({ background: WHITE }).jpeg({ quality: 82, mozjpeg: true })
}

function refuseDamaged(cause: Error): never {
  throw new UnusablePicture('the picture is damaged', { cause })
}
