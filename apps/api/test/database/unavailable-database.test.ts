import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { problemOf } from '../../src/contract/errors.ts'
import { openDatabase } from '../../src/platform/db/client.ts'
import { useTestApp } from '../app.ts'
import { register } from '../fixtures.ts'

const api = useTestApp()

async function connect(options: pg.ClientConfig = {}) {
  const client = new pg.Client({ connectionString: api().database.url, ...options })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}
const errorOf = (asked: Promise<unknown>): Promise<Error> =>
  asked.then(
    () => {
      throw new Error('It was answered.')
    },
    error => error,
  )

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'a server that is frozen',
    async () => (await connect({ query_timeout: 50 })).query('select pg_sleep(5)'),
    /query read timeout/i,
  ],
  [
    'a connection that broke',
    async () => {
      const client = await connect()
      const gone = new Promise(resolve => client.once('end', resolve))
      ;(
        client as unknown as { connection: { stream: { destroy(error: Error): void } } }
      ).connection.stream.destroy(new Error('gone'))
      await gone
      return client.query('select 1')
    },
    /not queryable/,
  ],
  [
    'a session that was ended',
    async () => {
      const [client, other] = [await connect(), await connect()]
      const { rows } = await client.query('select pg_backend_pid() as pid')
      const asked = client.query('select pg_sleep(5)')
      asked.catch(() => undefined)
      await other.query('select pg_terminate_backend($1)', [rows[0].pid])
      return asked
    },
    /terminating connection|connection terminated/i,
  ],
  ['a data folder whose disk is full', () => writeFile('/dev/full', 'x'), /ENOSPC/],
  [
    'a database whose disk is full',
    async () =>
      (await connect()).query(
        `do $$ begin raise 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full'; end $$`,
      ),
    /no space left/i,
  ],
  ['nobody at the address', () => new pg.Client('postgres://127.0.0.1:1/stoa').connect(), /ECONNREFUSED/],
  [
    'a server that does not greet',
    async () => {
      const silent = createServer(() => undefined).listen(0, '127.0.0.1')
      await once(silent, 'listening')
      onTestFinished(() => void silent.close())
      const { port } = silent.address() as { port: number }
      return new pg.Pool({
        connectionString: `postgres://127.0.0.1:${port}/stoa`,
        connectionTimeoutMillis: 50,
      }).query('select 1')
    },
    /timeout/,
  ],
])('answers %s with 503 and Retry-After', async (_, asked, message) => {
  const error = await errorOf(asked())
  expect(String(error)).toMatch(message)
  expect(problemOf(error)).toMatchObject({
    status: 503,
    code: 'server.unavailable',
    headers: { 'retry-after': '5' },
  })
})

test('a server that became a standby answers 503, and its connections are not used again', async () => {
  const { db, pool, close } = openDatabase({ url: api().database.url, connections: 1 })
  onTestFinished(close)
  const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const before = await pidOf()
  expect(await pidOf()).toBe(before)
  const error = await errorOf(
    db.transaction(async tx => {
      await tx.execute('set transaction read only')
      await tx.execute('insert into slug_redirects default values')
    }),
  )
  expect(problemOf(error)).toMatchObject({ status: 503 })
  expect(await pidOf()).not.toBe(before)
})

test.each([
  ['0A000', 'cannot access temporary or unlogged relations during recovery'],
  ['40001', 'canceling statement due to conflict with recovery'],
  ['55000', 'recovery is in progress'],
])('answers an error of a standby with 503, whatever its code: %s', async (code, message) => {
  const { pool, close } = openDatabase({ url: api().database.url, connections: 1 })
  onTestFinished(close)
  const pidOf = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const before = await pidOf()
  const error = await errorOf(
    pool.query(`do $$ begin raise exception using errcode = '${code}', message = '${message}'; end $$`),
  )
  expect(problemOf(error)).toMatchObject({ status: 503, code: 'server.unavailable' })
  expect(await pidOf()).not.toBe(before)
})

test('answers a change of a read-only server with 503, and makes it once it is writable', async () => {
  const name = new URL(api().database.url).pathname.slice(1)
  const admin = await connect()
  const endOthers = () =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  await endOthers()
  const refused = await register(api(), 'standby@example.test')
  expect(refused).toMatchObject({ status: 503, body: { code: 'server.unavailable' } })
  expect(refused.headers['retry-after']).toBe('5')
  await admin.query('set default_transaction_read_only = off')
  await admin.query(`alter database ${name} reset default_transaction_read_only`)
  expect((await register(api(), 'standby@example.test')).status).toBe(201)
})
