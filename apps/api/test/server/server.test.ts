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

const { DATABASE_URL: _, ...env } = process.env

function start(more: Readonly<Record<string, string>> = {}) {
  const child = fork(SERVER, [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...env, STOA_DATA_HOME: home, API_PORT: '0', LOG_LEVEL: 'silent', ...more },
  })
  return { child, said: text(child.stdout!), complained: text(child.stderr!) }
}

async function expectSilentEnd({ child, said, complained }: ReturnType<typeof start>): Promise<void> {
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(await complained).toBe('')
  expect(await said).not.toMatch(/error|broke/i)
  expect(code).toBe(0)
}

test('listens for operators apart, and exits with code 0 and no error after SIGTERM', {
  timeout: 180_000,
}, async () => {
  const server = start({ OPERATOR_PORT: '0' })
  const [{ address }] = await once(server.child, 'message')
  expect((await fetch(`${address}/api/operator/me`)).status).toBe(404)
  await expectSilentEnd(server)
  expect(await server.said).toMatch(/operator console at http:\/\/127\.0\.0\.1:\d+/)
})

test('explains why a second server can’t use the same data folder, and keeps the first', {
  timeout: 180_000,
}, async () => {
  const first = start()
  const [{ address }] = await once(first.child, 'message')
  const second = start()
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(1)
  const complained = await second.complained
  expect(complained).toContain(`The data in ${home} is in use by another Stoa (process ${first.child.pid}).`)
  expect(complained).toContain('STOA_DATA_HOME')
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const slowest = await runCommand('slow', [], { STOA_DATA_HOME: home })
  expect(slowest).toMatchObject({ code: 0, stdout: expect.stringContaining('ms each') })
  expect(slowest.stdout.trim().split('\n').slice(3).length).toBe(10)
  const reset = await runCommand('slow', ['reset'], { STOA_DATA_HOME: home })
  expect(reset).toMatchObject({ code: 0, stdout: expect.stringContaining('begin anew') })
  // It was the second to use this data.
  await expectSilentEnd(first)
})
