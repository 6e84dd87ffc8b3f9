import { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, test, vi } from 'vitest'
import { signalOf, whenEnded } from './sender-left.ts'

test('does the work of a reply once, also if its visitor left before', async () => {
  const raw = new Writable() as unknown as FastifyReply['raw']
  const [early, late] = [vi.fn(), vi.fn()]
  whenEnded({ raw }, early)
  raw.destroy()
  await expect.poll(() => signalOf({ raw }).aborted).toBe(true)
  whenEnded({ raw }, late)
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1])
})
