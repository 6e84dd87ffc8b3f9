import { join } from 'node:path'
import { createDiskStore } from './adapters/media-disk.ts'
import { createS3Store } from './adapters/media-s3.ts'
import type { Config, S3Config } from './config.ts'
import type { MediaStore } from './ports/media.ts'

export interface Stores {
  /** Pictures. */
  media: MediaStore
  /** Private files. */
  files: MediaStore
}

/**
 * Opens the stores of pictures and private files, for server and commands alike: a bucket, or folders of the data
 * folder.
 */
export const openStores = ({ media }: Pick<Config, 'media'>, dataDir: string): Stores =>
  media ? openBucket(media) : openFolders(dataDir)

export const openFolders = (dataDir: string): Stores => ({
  media: createDiskStore(join(dataDir, 'media')),
  files: createDiskStore(join(dataDir, 'files'), { isPrivate: true }),
})

export const openBucket = ({ folder, ...address }: S3Config): Stores => {
  const inFolder = (name: string) => [folder, name].filter(Boolean).join('/')
  return {
    media: createS3Store(address, inFolder('media')),
    files: createS3Store(address, inFolder('files')),
  }
}
