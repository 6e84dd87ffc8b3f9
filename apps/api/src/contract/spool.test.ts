import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { duringWork } from '../platform/observe/current-work.ts'
import { createSpool } from './spool.ts'

test('keeps files of an account up to its share, leaves room for others, and frees it', async () => {
  const spool = createSpool(4_000_000)
  const upload = async (key: string, bytes: number) => {
    const request = {} as FastifyRequest
    const write = () => spool.write(request, Readable.from([Buffer.alloc(bytes)]))
    const path = await duringWork({ operation: 'x', requestId: 'x', sender: { key } }, write)
    return { path, end: () => spool.remove(request) }
  }
  const kept = await upload('a', 900_000)
  await expect(upload('a', 200_000)).rejects.toMatchObject({ code: 'server.unavailable', status: 503 })
  const small = await upload('a', 10_000)
  const other = await upload('b', 900_000)
  await kept.end()
  expect(existsSync(kept.path)).toBe(false)
  const next = await upload('a', 900_000)
  for (const { end } of [small, other, next]) await end()
})
