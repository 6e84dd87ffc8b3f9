import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../platform/deps.ts'

/** Removes the files of a deleted account's picture. If that fails, a background job does it later. */
export async function removePicture(
  { media }: Pick<Deps, 'media'>,
  picture: string,
  log: FastifyBaseLogger,
): Promise<void> {
  await media
    .remove(picture)
    .catch(error => log.error({ err: error, picture }, 'the picture of a deleted account is not removed yet'))
}
