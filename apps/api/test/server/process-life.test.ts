import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { runCommand } from '../catalog/command.ts'
import { useEmptyDatabase, useTestDatabase } from '../database.ts'
import { startServer } from '../server-process.ts'

const database = useTestDatabase()
const empty = useEmptyDatabase()

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'stoa-life-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

test('told to end, it answers on while its balancer finds out, and then ends well', {
  timeout: 60_000,
}, async () => {
  const { address, child, lines } = await startServer({
    DATABASE_URL: database().url,
    SEED: 'own',
    STOA_DATA_HOME: home,
    DRAIN_SECONDS: '2',
    JOBS: 'off',
    LOG_LEVEL: 'info',
  })
  const ask = (path: string) => fetch(`${address}${path}`)
  expect((await ask('/healthz')).status).toBe(200)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await expect.poll(async () => (await ask('/healthz')).status).toBe(503)
  expect((await ask('/readyz')).status).toBe(503)
  const answer = await ask('/api/public/home')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect((await ended)[0]).toBe(0)
  // A balancer asks twice a second: each question is a line, and none is an error.
  const logged = lines.flatMap(line => (line.startsWith('{') ? [JSON.parse(line)] : []))
  expect(logged.find(({ operation }) => operation === 'getHealth')).toMatchObject({
    status: 503,
    level: 'info',
  })
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
})

test.skipIf(!process.env.STOA_SOAK)(
  'a balancer that finds out late has its calls answered, and then the process ends well',
  {
    timeout: 60_000,
  },
  async () => {
    const { address, child } = await startServer({
      DATABASE_URL: database().url,
      SEED: 'own',
      STOA_DATA_HOME: home,
      DRAIN_SECONDS: '1',
      JOBS: 'off',
    })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    let lastCall = Date.now()
    for (const late = Date.now() + 2_500; Date.now() < late; await sleep(50)) {
      const began = Date.now()
      const answer = await fetch(`${address}/api/public/home`).catch(error => error)
      // A test that was itself held up for half a second has stopped calling.
      if (answer instanceof Error && Date.now() - lastCall > 500) break
      expect(answer).toMatchObject({ status: 200 })
      lastCall = began
    }
    expect((await ended)[0]).toBe(0)
  },
)

test('it waits for a database that is not up to date until it is migrated', {
  timeout: 60_000,
}, async () => {
  const env = { DATABASE_URL: empty(), SEED: 'own', STOA_DATA_HOME: home }
  const starting = startServer({ ...env, MIGRATE: 'wait', JOBS: 'off' })
  expect((await runCommand('migrate', [], env)).code).toBe(0)
  const { address } = await starting
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

test('refuses to take another currency than that of its orders from the environment', {
  timeout: 60_000,
}, async () => {
  // As a marketplace of a release without settings leaves its database.
  await database().pool.query('truncate market_settings')
  await database().pool.query(
    `insert into order_groups (id, number, currency, placed_at) values ($1, 'ONE', 'USD', now())`,
    [newId()],
  )
  const env = { DATABASE_URL: database().url, SEED: 'own', STOA_DATA_HOME: home, JOBS: 'off' }
  await expect(startServer({ ...env, CURRENCY: 'EUR' })).rejects.toThrow('Set CURRENCY=USD')
})

test('refuses to fill a marketplace with the demo that an operator has set up', {
  timeout: 60_000,
}, async () => {
  const { pool, url } = database()
  await pool.query(
    `insert into set_up (email, token_hash, expires_at) values ('chef@kauppa.example', '\\x00', now())`,
  )
  const env = { DATABASE_URL: url, SEED: 'demo', STOA_DATA_HOME: home, JOBS: 'off' }
  await expect(startServer(env)).rejects.toThrow('Begin with the environment file of the marketplace')
  const { rows } = await pool.query('select count(*)::int as shops from shops')
  expect(rows).toEqual([{ shops: 0 }])
})
