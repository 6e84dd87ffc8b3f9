import type { Tx } from '../../platform/db/client.ts'
import { Problem, problem } from '../../platform/problem.ts'
import { useUploads } from '../media/index.ts'

/**
 * Marks pictures that a user named as used. They have to be the user's own unused uploads. Pictures in `known` are
 * already used here.
 *
 * @throws problem `media.not_found`, with the field
 */
export async function takePictures(
  tx: Tx,
  userId: string,
  wanted: readonly (string | null)[],
  { known, pointer }: { known: readonly (string | null)[]; pointer: string },
): Promise<void> {
  try {
    await useUploads(tx, userId, wanted.filter(id => id !== null && !known.includes(id)) as string[])
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'media.not_found') throw error
    throw problem('media.not_found', {
      detail: 'This picture no longer exists. Choose it again.',
      fields: [{ pointer, code: 'not_found', message: 'This picture doesn’t exist.' }],
    })
  }
}
