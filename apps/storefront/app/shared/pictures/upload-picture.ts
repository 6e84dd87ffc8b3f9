import { isApiError, multipart, unwrap } from '@stoa/api-client'
import type { Picture } from '@stoa/api-client/schema'
import type { PickedPicture } from '@stoa/ui'
import { api } from '../../data/api.ts'
import { pictureFile } from '../../lib/picture-file.ts'
import { problemOfCall } from '../call/problem.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Uploads a chosen file, for `PicturePicker`. @throws Error with a message for the person */
export async function uploadPicture(file: File): Promise<PickedPicture> {
  const picture = await shrinkPicture(file)
  try {
    return toPickedPicture(
      await unwrap(
        api.POST('/api/user/pictures', {
          // The generated type of a file is string.
          body: { picture: picture as unknown as string },
          bodySerializer: multipart,
        }),
      ),
    )
  } catch (error) {
    if (!isApiError(error)) throw error
    const { notice, fields } = problemOfCall(error)
    throw new Error(notice?.text ?? Object.values(fields)[0])
  }
}

export const toPickedPicture = (picture: Picture): PickedPicture => ({
  id: picture.id,
  previewUrl: pictureFile(picture, 320),
})
