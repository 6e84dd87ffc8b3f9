import { MAX_PICTURE_MEGABYTES } from '@stoa/api-client/limits'
import { Problem, problem } from '../../platform/problem.ts'
import type { SentPicture } from '../../ports/pictures.ts'
import { renderSquare } from '../media/index.ts'

/**
 * Renders an uploaded file as a square WebP, whatever type its name claims. Only decoded pixels survive, so nothing
 * hidden in the file remains, such as the place of the photograph.
 */
export const squarePicture = (sent: SentPicture): Promise<Buffer> =>
  renderSquare(sent).catch(cause => {
    if (cause instanceof Problem) throw cause
    throw problem('media.invalid', {
      cause,
      detail: `Use a JPEG, PNG, WebP or AVIF picture of at most ${MAX_PICTURE_MEGABYTES} MB.`,
      fields: [{ pointer: '/avatar', code: 'picture', message: 'This picture can’t be used.' }],
    })
  })
