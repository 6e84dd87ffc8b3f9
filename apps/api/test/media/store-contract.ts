import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { MediaStore } from '../../src/ports/media.ts'

const bytesOf = (text: string) => Buffer.from(text)

/** Lists the files under a key, in the order of the keys. */
export async function filesIn(store: MediaStore, key: string) {
  const found: { key: string; bytes: number }[] = []
  for await (const file of store.list(key)) found.push(file)
  return found.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Suite for every media store. The store may hold other things under keys that do not begin with `contract-`. */
export function mediaStoreContract(name: string, storeOf: () => MediaStore) {
  describe(`a media store ${name}`, () => {
    const write = (key: string, text: string) => storeOf().write(key, bytesOf(text), 'text/plain')

    test('gives back what was written, whole or as a stream with its length', async () => {
      const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251))
      await storeOf().write('contract-a/one.webp', bytes, 'image/webp')
      expect((await storeOf().read('contract-a/one.webp'))?.equals(bytes)).toBe(true)
      const opened = await storeOf().open('contract-a/one.webp')
      expect(opened?.bytes).toBe(bytes.length)
      expect((await buffer(opened!.content)).equals(bytes)).toBe(true)
    })

    test('writes a stream, of which the latest content remains', async () => {
      const parts = Array.from({ length: 40 }, (_, at) => Buffer.alloc(10_000, at))
      const content = Readable.from(parts, { objectMode: false })
      await storeOf().write('contract-b/sent', { bytes: 400_000, content }, 'application/octet-stream')
      expect((await storeOf().read('contract-b/sent'))?.equals(Buffer.concat(parts))).toBe(true)
      await write('contract-b/sent', 'shorter')
      expect(String(await storeOf().read('contract-b/sent'))).toBe('shorter')
      await write('contract-b/empty', '')
      expect((await storeOf().read('contract-b/empty'))?.length).toBe(0)
    })

    test('keeps the previous content when a stream breaks', async () => {
      await write('contract-c/kept', 'before')
      const content = Readable.from(
        (async function* () {
          yield Buffer.alloc(1_000)
          throw new Error('the sender is gone')
        })(),
        { objectMode: false },
      )
      await expect(
        storeOf().write('contract-c/kept', { bytes: 90_000, content }, 'text/plain'),
      ).rejects.toThrow()
      expect(String(await storeOf().read('contract-c/kept'))).toBe('before')
      expect(await filesIn(storeOf(), 'contract-c')).toEqual([{ key: 'contract-c/kept', bytes: 6 }])
    })

    test('answers null for what is not there', async () => {
      expect(await storeOf().read('contract-none/file')).toBeNull()
      expect(await storeOf().open('contract-none/file')).toBeNull()
      await write('contract-d', 'a file')
      expect(await storeOf().read('contract-d/below')).toBeNull()
      await storeOf().remove('contract-d')
    })

    test('removes one, and what is gone may be removed again', async () => {
      await write('contract-e/one', '1')
      await storeOf().remove('contract-e/one')
      await storeOf().remove('contract-e/one')
      expect(await storeOf().read('contract-e/one')).toBeNull()
      await storeOf().removeAll('contract-none')
    })

    test('lists and removes what is under a key, and nothing whose key only begins like it', async () => {
      for (const key of ['up-1/a.webp', 'up-1/deep/b.webp', 'up-10/c.webp', 'up-1.d'])
        await write(`contract-f/${key}`, key)
      expect(await filesIn(storeOf(), 'contract-f/up-1')).toEqual([
        { key: 'contract-f/up-1/a.webp', bytes: 11 },
        { key: 'contract-f/up-1/deep/b.webp', bytes: 16 },
      ])
      await storeOf().removeAll('contract-f/up-1')
      expect((await filesIn(storeOf(), 'contract-f')).map(({ key }) => key)).toEqual([
        'contract-f/up-1.d',
        'contract-f/up-10/c.webp',
      ])
      expect(await filesIn(storeOf(), 'contract-f/up-1')).toEqual([])
    })

    test('returns the old or the new content to a reader during a write', async () => {
      const [old, fresh] = [Buffer.alloc(200_000, 'a'), Buffer.alloc(200_000, 'b')]
      await storeOf().write('contract-g/hot', old, 'text/plain')
      const writing = storeOf().write('contract-g/hot', fresh, 'text/plain')
      const seen = await Promise.all(Array.from({ length: 6 }, () => storeOf().read('contract-g/hot')))
      await writing
      for (const bytes of seen) expect(bytes?.equals(old) || bytes?.equals(fresh)).toBe(true)
    })

    test.each(['', '/a', 'a/', 'a//b', 'a/../b', 'A', 'a b', 'a/~', 'a*', '.a', 'a/.b', 'ä'])(
      '“%s” is no key',
      async key => {
        await expect(storeOf().read(key)).rejects.toThrow(RangeError)
        await expect(storeOf().write(key, bytesOf('x'), 'text/plain')).rejects.toThrow(RangeError)
        await expect(storeOf().removeAll(key)).rejects.toThrow(RangeError)
        await expect(filesIn(storeOf(), key)).rejects.toThrow(RangeError)
      },
    )
  })
}
