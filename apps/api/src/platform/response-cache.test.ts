import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

test('a kept response holds its own bytes and no more', async () => {
  const cache = createResponseCache({
    readVersion: async () => '1',
    now: () => new Date(),
    maxBytes: 1_000_000,
  })
  const { body } = await cache.respond('getHome', async () => 'é'.repeat(1_000))
  expect(body.toString()).toBe('é'.repeat(1_000))
  // Small buffers are parts of a larger one, which lives as long as the last of them.
  expect(body.buffer.byteLength).toBe(2_000)
})
