import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from './database.ts'

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url))
const database = useTestDatabase()

async function startServer(home: string): Promise<string> {
  const child: ChildProcess = fork(SERVER, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: database().url,
      STOA_DATA_HOME: home,
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_SIGN_INS_PER_ACCOUNT: '3',
    },
  })
  onTestFinished(async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  })
  const [{ address }] = await once(child, 'message')
  return address
}

test('two processes count towards one limit', { timeout: 90_000 }, async () => {
  const home = await mkdtemp(join(tmpdir(), 'stoa-two-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const addresses = await Promise.all([startServer(home), startServer(home)])
  const statuses: number[] = []
  for (let at = 0; at < 4; at++) {
    const answer = await fetch(`${addresses[at % 2]}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'target@example.test', password: 'wrong-guess' }),
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([401, 401, 401, 429])
})
