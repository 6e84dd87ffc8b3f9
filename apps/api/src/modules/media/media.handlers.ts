import type { Handlers } from '../../contract/handlers.ts'
import { problem } from '../../platform/problem.ts'
import type { Media } from '../../ports/pictures.ts'
import { pictureOf } from '../read-model/index.ts'

const YEAR = 31_536_000

export const createMediaHandlers = (media: Media): Pick<Handlers, 'getMediaVariant' | 'uploadPicture'> => ({
  async getMediaVariant({ params, isKnown }) {
    const file = await media.open(params.id, params.variant, isKnown)
    if (!file) throw problem('media.not_found')
    const isDrawing = file.contentType === 'image/svg+xml'
    return {
      contentType: file.contentType,
      body: file.content,
      headers: {
        etag: file.etag,
        'content-length': String(file.bytes),
        'cache-control': file.isLasting ? `public, max-age=${YEAR}, immutable` : 'public, max-age=60',
        'cross-origin-resource-policy': 'cross-origin',
        // A drawing that is opened directly is a document. It may style itself, and nothing else.
        ...(isDrawing && {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }),
      },
    }
  },

  async uploadPicture({ actor, body: { picture } }) {
    return pictureOf(await media.saveUpload({ picture, uploadedBy: actor.userId }))
  },
})
