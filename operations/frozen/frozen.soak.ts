/** A database server that is there and answers nothing: every wait of the API ends on its own side. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, startServer, until } from '../support/servers.ts'

const skip = missingParts('a database that is frozen', ['initdb', 'postgres'])
/** Above the API's 20 s for an answer of the driver and the 3 s for a connection. */
const MAX_WAIT_MS = 25_000

test('calls to a frozen database end, health answers, and all is well once it goes on', {
  skip,
  timeout: 180_000,
}, async t => {
  const folder = makeFolder('frozen')
  t.after(() => removeFolder(folder))
  const postgres = await startPostgres()
  t.after(() => postgres.stop())
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const api = startServer(process.execPath, [inRoot('apps/api/src/server.ts')], {
    logFile: join(folder, 'api.log'),
    env: {
      DATABASE_URL: postgres.url(),
      SEED: 'demo',
      STOA_DATA_HOME: folder,
      API_PORT: String(port),
      LOG_LEVEL: 'error',
    },
  })
  t.after(() => api.stop())
  await waitForHttp(`${address}/readyz`, 60_000, api.isAlive)
  const ask = async (path: string) => {
    const began = Date.now()
    const { status } = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    return { path, status, ms: Date.now() - began }
  }
  assert.equal((await ask('/api/public/home')).status, 200)

  const pids = processesOf(postgres.server.pid)
  t.after(() => signal(pids, 'SIGCONT'))
  signal(pids, 'SIGSTOP')
  const calls = ['/api/public/home', '/api/public/products?limit=3', '/readyz', '/healthz']
  const [ended, health] = await Promise.all([
    Promise.all(calls.map(ask)),
    sleep(1_000).then(() => ask('/healthz')),
  ])
  for (const { path, status, ms } of ended) console.log(`frozen: ${path} ${status} after ${ms} ms`)
  assert.equal(health.status, 200)
  assert.equal(ended.find(({ path }) => path === '/readyz')?.status, 503)
  for (const { path, status } of ended) assert.ok([200, 503].includes(status), `${path}: ${status}`)
  assert.equal(ended.find(({ path }) => path.startsWith('/api/public/products'))?.status, 503)

  signal(pids, 'SIGCONT')
  const began = Date.now()
  await until(
    'an answer after the thaw',
    async () => (await ask('/api/public/products?limit=4')).status === 200,
  )
  console.log(`thawed: well again after ${Date.now() - began} ms`)
})

/** A process and its children. */
function processesOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid)
      } catch {
        // The process has ended already.
        return false
      }
    })
  return [pid, ...children.map(Number)]
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // The process has ended already.
    }
}
