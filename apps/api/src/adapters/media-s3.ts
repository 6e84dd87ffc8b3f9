import { AwsClient } from 'aws4fetch'
import { type MediaStore, requireKey } from '../ports/media.ts'
import { type BucketAddress, type BucketLimits, createBucket } from './s3/bucket.ts'

/**
 * A media store in a bucket of anything that speaks S3.
 *
 * @param folder begins every key of it in the bucket, such as `shop` or `shop/files`; empty for the bucket as a whole
 */
export function createS3Store(address: BucketAddress, folder = '', limits?: BucketLimits): MediaStore {
  const { accessKeyId, secretAccessKey, region } = address
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const bucket = createBucket(client, address, limits)
  const prefix = folder && `${folder}/`
  const fullKey = (key: string) => prefix + requireKey(key)

  return {
    read: async key => bucket.read(fullKey(key)),
    open: async key => bucket.open(fullKey(key)),
    write: async (key, content, contentType) => bucket.write(fullKey(key), content, contentType),
    remove: async key => bucket.remove(fullKey(key)),
    // With the slash: `up-1` begins `up-10` too.
    removeAll: async key => bucket.removeAll(`${fullKey(key)}/`),
    async *list(key) {
      for await (const file of bucket.list(`${fullKey(key)}/`))
        yield { key: file.key.slice(prefix.length), bytes: file.bytes }
    },
  }
}
