import sharp from 'sharp'

/** A pixel is another when one of its channels differs by more than this, of 255. */
const channelTolerance = 24

/** Number of pixels that may differ before the picture does. */
export const pixelTolerance = 12

export interface Difference {
  /** Pixels that are another; all of them where the sizes differ. */
  pixels: number
  reason: string | undefined
  /** What differs, as a picture. */
  image?: Buffer
}

const raw = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

export async function compare(reference: Buffer, actual: Buffer): Promise<Difference> {
  const [before, after] = await Promise.all([raw(reference), raw(actual)])
  const { width, height } = after.info
  if (before.info.width !== width || before.info.height !== height) {
    const sizes = [before, after].map(({ info }) => `${info.width} × ${info.height}`)
    return { pixels: width * height, reason: `${sizes[0]} became ${sizes[1]}` }
  }
  if (before.data.equals(after.data)) return { pixels: 0, reason: undefined }

  let pixels = 0
  for (let at = 0; at < after.data.length; at += 4) if (isAnother(before.data, after.data, at)) pixels++
  // Most that are not equal byte by byte are so in a few pixels of an edge, and nobody looks at what those are.
  if (pixels <= pixelTolerance) return { pixels, reason: undefined }

  const shown = Buffer.alloc(width * height * 4)
  for (let at = 0; at < after.data.length; at += 4) {
    const grey = 200 + ((after.data[at] ?? 0) >> 3)
    shown.set(isAnother(before.data, after.data, at) ? [220, 0, 60, 255] : [grey, grey, grey, 255], at)
  }
  return {
    pixels,
    reason: `${pixels} of ${width * height} pixels are another`,
    image: await sharp(shown, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

function isAnother(before: Buffer, after: Buffer, at: number): boolean {
  for (let channel = at; channel < at + 4; channel++)
    if (Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)) > channelTolerance) return true
  return false
}

export const toReference = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer()
