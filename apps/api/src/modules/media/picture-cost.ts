import { MAX_PICTURE_PIXELS } from '@stoa/api-client/limits'

/** Error whose message may be shown to the person who sent the file. */
export class UnusablePicture extends Error {}

interface Facts {
  format: string
  width: number
  height: number
}

/** Maximum edge of WebP, the lowest of the formats. */
const MAX_EDGE = 16_383
/** Maximum width times height if a decoder needs the whole picture at once: 16 million pixels take 300 MB as AVIF. */
const MAX_WHOLE_PIXELS = 16_000_000
/** Maximum width times height times scans of a progressive JPEG. Each scan, of a few bytes, goes over the whole picture. */
const MAX_SCANNED_PIXELS = 1_000_000_000
/** Number of scans in which cameras and programs save a picture of any size. */
const USUAL_SCANS = 12

const millions = (pixels: number) => pixels / 1_000_000
export const TOO_MANY = `the picture has too many pixels: ${millions(MAX_PICTURE_PIXELS)} million is the maximum`

/** Refuses a picture whose decoding would take too much time or memory. @throws UnusablePicture */
export function refuseCostly(bytes: Buffer, { format, width, height }: Facts): void {
  const pixels = width * height
  if (Math.max(width, height) > MAX_EDGE)
    throw new UnusablePicture(
      `the picture’s longer edge has ${Math.max(width, height).toLocaleString('en-US')} pixels: 16,383 is the maximum`,
    )
  if (pixels > MAX_PICTURE_PIXELS) throw new UnusablePicture(TOO_MANY)
  const kind =
    format === 'heif' ? 'an AVIF picture' : isInterlaced(bytes, format) ? 'an interlaced PNG' : null
  if (kind && pixels > MAX_WHOLE_PIXELS)
    throw new UnusablePicture(
      `${kind} can have ${millions(MAX_WHOLE_PIXELS)} million pixels at most; make it smaller, or save it as JPEG`,
    )
  if (format !== 'jpeg') return
  const scans = scansOf(bytes)
  if (scans > USUAL_SCANS && pixels * scans > MAX_SCANNED_PIXELS)
    throw new UnusablePicture('the JPEG is saved in too many steps; save it again without “progressive”')
}

/** Reads the method of interlacing, the last byte of a PNG's header. */
const isInterlaced = (bytes: Buffer, format: string): boolean => format === 'png' && bytes[28] === 1

const SCAN = Buffer.from([0xff, 0xda])

/** Counts the scans of a JPEG, and those of previews in it. In coded pixels 0xFF is always followed by zero. */
function scansOf(bytes: Buffer): number {
  let scans = 0
  for (let at = bytes.indexOf(SCAN); at >= 0; at = bytes.indexOf(SCAN, at + 2)) scans += 1
  return scans
}
