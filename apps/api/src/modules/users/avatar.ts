import sharp from 'sharp'
import { problem } from '../../contract/problem.ts'
import { createGate } from '../media/flow.ts'

const EDGE = 640
/** A picture of few bytes may have many pixels: side by side they would take the machine's memory. */
const inTurn = createGate(2)
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/**
 * A square WebP of what was sent, whatever its name says it is. Only decoded pixels survive: nothing
 * hidden in the file, and no place where it was taken.
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!format || !FORMATS.has(format))
      throw new Error(`a ${format ?? 'file of no known kind'} is no photograph`)
    const square = picture
      .rotate()
      .resize(EDGE, EDGE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 84 })
    return await inTurn(() => square.toBuffer())
  } catch (cause) {
    throw problem('media.invalid', {
      cause,
      detail: 'Use a JPEG, PNG, WebP or AVIF picture of at most 5 MB.',
      fields: [{ pointer: '/avatar', code: 'picture', message: 'is not a picture that can be used' }],
    })
  }
}
