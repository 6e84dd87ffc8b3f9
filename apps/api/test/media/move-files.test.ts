import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskStore } from '../../src/adapters/media-disk.ts'
import { moveFiles } from '../../src/modules/media/index.ts'
import { problem } from '../../src/platform/problem.ts'
import type { MediaStore } from '../../src/ports/media.ts'
import { filesIn } from './store-contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'stoa-move-'))
afterAll(() => rm(folder, { recursive: true }))

const COUNT = 30
let stores = 0
const emptyStore = () => createDiskStore(join(folder, String(stores++)))
async function filledStore() {
  const store = emptyStore()
  for (let at = 0; at < COUNT; at++)
    await store.write(`originals/up-${at}`, Buffer.alloc(100 + at, at), 'image/webp')
  return store
}
const namesIn = async (store: MediaStore) => (await filesIn(store, 'originals')).map(({ key }) => key)

test('copies every file unchanged, and keeps the source', async () => {
  const [from, to] = [await filledStore(), emptyStore()]
  const report = await moveFiles({ from, to, key: 'originals' }, { remove: false })
  expect(report).toEqual({ copied: COUNT, bytes: 3_435, present: 0, removed: 0 })
  for (const key of await namesIn(from))
    expect((await to.read(key))?.equals((await from.read(key))!), key).toBe(true)
})

test('resumes an interrupted move, and removes no file that wasn’t copied', async () => {
  const [from, to] = [await filledStore(), emptyStore()]
  let left = 11
  const breaking: MediaStore = {
    ...to,
    async write(...file) {
      if (left-- <= 0) throw problem('server.unavailable')
      await to.write(...file)
    },
  }
  await expect(moveFiles({ from, to: breaking, key: 'originals' }, { remove: true })).rejects.toMatchObject({
    code: 'server.unavailable',
  })
  const [before, arrived] = [await namesIn(from), await namesIn(to)]
  expect(new Set([...before, ...arrived]).size).toBe(COUNT)
  const report = await moveFiles({ from, to, key: 'originals' }, { remove: true })
  expect(report.copied + report.present).toBe(before.length)
  expect(report.copied).toBe(COUNT - 11)
  expect(await namesIn(from)).toEqual([])
  expect(await namesIn(to)).toHaveLength(COUNT)
})

test('copies changed files again, and skips equal ones', async () => {
  const [from, to] = [await filledStore(), emptyStore()]
  await moveFiles({ from, to, key: 'originals' }, { remove: false })
  await from.write(
    'originals/up-3',
    Buffer.from('a longer picture than before, by some'.repeat(9)),
    'image/webp',
  )
  await from.write('originals/up-new', Buffer.from('new'), 'image/webp')
  const report = await moveFiles({ from, to, key: 'originals' }, { remove: false })
  expect([report.copied, report.present]).toEqual([2, COUNT - 1])
})
