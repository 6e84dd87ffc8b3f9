import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskStore } from '../../src/adapters/media-disk.ts'
import { mediaStoreContract } from './store-contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'stoa-store-'))
afterAll(() => rm(folder, { recursive: true }))

const store = createDiskStore(folder)
mediaStoreContract('in a folder', () => store)

test('folders of a private one are for its owner alone', async () => {
  const files = createDiskStore(join(folder, 'files'), { isPrivate: true })
  await files.write('runs/1', Buffer.from('a'), 'text/csv')
  for (const name of ['files', 'files/runs']) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
})
