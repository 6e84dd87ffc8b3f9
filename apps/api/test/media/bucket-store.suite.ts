import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openStores } from '../../src/stores.ts'
import { filesIn, mediaStoreContract } from './store-contract.ts'

/** Runs if MEDIA_URL names a bucket that may be written: operations/media starts one. */
const { media } = openStores(readConfig(process.env), '/nowhere')
mediaStoreContract('in a bucket', () => media)

test('more than a page of files is listed and removed', { timeout: 400_000 }, async () => {
  const keys = Array.from({ length: 1_203 }, (_, at) => `contract-many/f-${at}`)
  for (let at = 0; at < keys.length; at += 40)
    await Promise.all(keys.slice(at, at + 40).map(key => media.write(key, Buffer.from('x'), 'text/plain')))
  const count = async () => (await filesIn(media, 'contract-many')).length
  expect(await count()).toBe(keys.length)
  await media.removeAll('contract-many')
  expect(await count()).toBe(0)
})
