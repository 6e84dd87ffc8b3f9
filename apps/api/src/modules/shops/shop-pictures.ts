import type { Tx } from '../../platform/db/client.ts'
import { Problem, problem } from '../../platform/problem.ts'
import { useUploads } from '../media/index.ts'

/**
 * Takes up the pictures that somebody named: fresh uploads of theirs. Those that are `known` are in place already.
 *
 * @throws problem `media.not_found`, at the field
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
      detail: 'The picture is no longer there. Please choose it again.',
      fields: [{ pointer, code: 'not_found', message: 'is a picture that is not there' }],
    })
  }
}
