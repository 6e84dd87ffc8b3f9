import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../catalog/command.ts'

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url))

/** Data folder of the servers. The first one creates the demo, which takes most of the time here. */
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'stoa-server-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

test('exits with code 0 and logs no error after SIGTERM', {
  timeout: 180_000,
}, async () => {
  const { DATABASE_URL: _, ...env } = process.env
  for (const time of ['first', 'second']) {
    const child = fork(SERVER, [], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...env, STOA_DATA_HOME: home, API_PORT: '0', LOG_LEVEL: 'silent' },
    })
    const words = Promise.all([text(child.stdout!), text(child.stderr!)])
    await once(child, 'message')
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    const [said, complained] = await words
    expect(complained, time).toBe('')
    expect(said, time).not.toMatch(/error|broke/i)
    expect(code, time).toBe(0)
  }
})

test('explains why a second server can’t use the same data folder, and keeps the first', {
  timeout: 180_000,
}, async () => {
  const { DATABASE_URL: _, ...env } = process.env
  const start = () =>
    fork(SERVER, [], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...env, STOA_DATA_HOME: home, API_PORT: '0', LOG_LEVEL: 'silent' },
    })
  const first = start()
  const [{ address }] = await once(first, 'message')
  const second = start()
  const complained = text(second.stderr!)
  const [code] = await once(second, 'exit')
  expect(code).toBe(1)
  expect(await complained).toContain(`The data in ${home} is in use by another Stoa (process ${first.pid}).`)
  expect(await complained).toContain('STOA_DATA_HOME')
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const slowest = await runCommand('slow', [], { STOA_DATA_HOME: home })
  expect(slowest).toMatchObject({ code: 0, stdout: expect.stringContaining('ms each') })
  expect(slowest.stdout.trim().split('\n').slice(3).length).toBe(10)
  const reset = await runCommand('slow', ['reset'], { STOA_DATA_HOME: home })
  expect(reset).toMatchObject({ code: 0, stdout: expect.stringContaining('begin anew') })
  first.kill('SIGTERM')
  expect((await once(first, 'exit'))[0]).toBe(0)
})
