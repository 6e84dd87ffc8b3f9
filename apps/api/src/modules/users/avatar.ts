import { MAX_PICTURE_MEGABYTES } from '@stoa/api-client/limits'
import { problem } from '../../platform/problem.ts'
import type { SentPicture } from '../../ports/pictures.ts'
import { bytesOf, decode, inTurn } from '../media/index.ts'

const EDGE = 640
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/**
 * A square WebP of what was sent, whatever its name says it is. Only decoded pixels survive: nothing
 * hidden in the file, and no place where it was taken.
 */
export async function squarePicture(sent: SentPicture): Promise<Buffer> {
  try {
    return await inTurn(async () => {
      const picture = decode(await bytesOf(sent))
      const { format, width, height } = await picture.metadata()
      if (!FORMATS.has(format)) throw new Error(`a ${format} is no photograph`)
      // Whatever is enlarged to be cropped is enlarged whole: a line of one pixel would become an endless wall.
      const edge = Math.min(EDGE, width, height)
      return picture
        .autoOrient()
        .resize(edge, edge, { fit: 'cover', position: 'attention' })
        .webp({ quality: 84 })
        .toBuffer()
    })
  } catch (cause) {
    throw problem('media.invalid', {
      cause,
      detail: `Use a JPEG, PNG, WebP or AVIF picture of at most ${MAX_PICTURE_MEGABYTES} MB.`,
      fields: [{ pointer: '/avatar', code: 'picture', message: 'is not a picture that can be used' }],
    })
  }
}
