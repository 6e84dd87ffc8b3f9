import sharp from 'sharp'

/** A pixel is another when one of its channels differs by more than this, of 255. */
const channelTolerance = 24

/** So many pixels may be another before the picture is. */
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

  const shown = Buffer.alloc(width * height * 4)
  let pixels = 0
  for (let at = 0; at < after.data.length; at += 4) {
    let worst = 0
    for (let channel = 0; channel < 4; channel++) {
      const delta = Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0))
      if (delta > worst) worst = delta
    }
    if (worst > channelTolerance) {
      pixels++
      shown.set([220, 0, 60, 255], at)
    } else {
      const grey = 200 + ((after.data[at] ?? 0) >> 3)
      shown.set([grey, grey, grey, 255], at)
    }
  }
  return {
    pixels,
    reason: pixels > pixelTolerance ? `${pixels} of ${width * height} pixels are another` : undefined,
    image: await sharp(shown, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

export const toReference = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer()
