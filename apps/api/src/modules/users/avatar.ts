import { MAX_PICTURE_MEGABYTES } from '@stoa/api-client/limits'
import { Problem, problem } from '../../platform/problem.ts'
import type { SentPicture } from '../../ports/pictures.ts'
import { bytesOf, decode, inTurn, refuseCostly } from '../media/index.ts'

const EDGE = 640
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/**
 * Renders an uploaded file as a square WebP, whatever type its name claims. Only decoded pixels survive, so nothing
 * hidden in the file remains, such as the place of the photograph.
 */
export async function squarePicture(sent: SentPicture): Promise<Buffer> {
  try {
    return await inTurn(async () => {
      const bytes = await bytesOf(sent)
      const picture = decode(bytes)
      const { format, width, height } = await picture.metadata()
      if (!FORMATS.has(format)) throw new Error(`a ${format} is no photograph`)
      refuseCostly(bytes, { format, width, height })
      // Enlarging before cropping would enlarge the whole picture: a line of one pixel would become enormous.
      const edge = Math.min(EDGE, width, height)
      return picture
        .autoOrient()
        .resize(edge, edge, { fit: 'cover', position: 'attention' })
        .webp({ quality: 84 })
        .toBuffer()
    })
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw problem('media.invalid', {
      cause,
      detail: `Use a JPEG, PNG, WebP or AVIF picture of at most ${MAX_PICTURE_MEGABYTES} MB.`,
      fields: [{ pointer: '/avatar', code: 'picture', message: 'This picture can’t be used.' }],
    })
  }
}
