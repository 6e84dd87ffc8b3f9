import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort } from '@stoa/testing/ports'
import { run } from '@stoa/testing/processes'
import pg from 'pg'
import { command, fingerprints } from '../backup/shop.ts'
import { startApi } from '../support/api.ts'
import { missingParts } from '../support/parts.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder } from '../support/servers.ts'
import { startPooler } from './pgbouncer.ts'

const skip = missingParts('the API behind PgBouncer', ['pgbouncer', 'initdb', 'postgres'])
const limits = { skip, timeout: 300_000 }

let postgres: PostgresServer
before(async () => {
  if (!skip) postgres = await startPostgres()
})
after(() => postgres?.stop())

const ask = async (
  address: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
) => {
  const answer = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  assert.ok(answer.ok, `${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

test('the marketplace serves behind a pooler in session mode', limits, async t => {
  const pooler = await startPooler(postgres)
  t.after(pooler.stop)
  const metricsPort = await freePort()
  const api = await startApi({
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url(),
    DATABASE_POOLER: 'session',
    DATABASE_CONNECTIONS: '8',
    SEED: 'demo',
    METRICS_PORT: String(metricsPort),
  })
  t.after(api.stop)

  const { token } = await ask(api.address, '/api/auth/signin', {
    body: { email: 'buyer@stoa.example', password: 'stoa-demo-2026' },
  })
  const { items } = await ask(api.address, '/api/public/products?limit=24&inStock=true')
  assert.equal(items.length, 24)
  // The same prepared statements on every connection, many at once.
  await Promise.all(
    items.map(({ slug }: { slug: string }) => ask(api.address, `/api/public/products/${slug}`)),
  )
  await Promise.all(
    ['newest', 'price_asc', 'rating'].flatMap(sort =>
      [1, 2, 3, 4].map(limit => ask(api.address, `/api/public/products?sort=${sort}&limit=${limit}`)),
    ),
  )
  await ask(api.address, '/api/cart/findAll', { token })
  await ask(api.address, '/readyz')

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  assert.match(metrics, /^stoa_figures_failed 0$/m)
})

test('a backup is restored through it, after the processes that used it have ended', limits, async t => {
  await postgres.query('create database restored', [], 'postgres')
  const pooler = await startPooler(postgres, {
    stoa: `host=127.0.0.1 port=${postgres.port} dbname=restored`,
  })
  t.after(pooler.stop)
  const folder = makeFolder('pooler-backup')
  t.after(() => removeFolder(folder))
  const env = { DATABASE_URL: pooler.url, DATABASE_POOLER: 'session', STOA_DATA_HOME: folder }
  // Its connections to the server stay open at the pooler.
  const api = await startApi({ ...env, DATABASE_DIRECT_URL: postgres.url('restored'), SEED: 'own' })
  await api.stop()

  const file = join(folder, 'shop.stoa')
  const made = await command('backup', [file], { DATABASE_URL: postgres.url(), STOA_DATA_HOME: folder })
  assert.equal(made.code, 0, made.output)
  const restored = await command('restore', [file], env)
  assert.equal(restored.code, 0, restored.output)
  assert.deepEqual(await fingerprints(postgres.url('restored')), await fingerprints(postgres.url()))
  const [due] = await postgres.query<{ n: number }>(
    'select count(*)::int as n from graphile_worker.jobs',
    [],
    'restored',
  )
  assert.ok(due!.n > 0)
})

test('refuses to start behind a pooler in transaction mode, with the reason', limits, async t => {
  const pooler = await startPooler(postgres, { pool_mode: 'transaction' })
  t.after(pooler.stop)
  await assert.rejects(
    startApi({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url(), DATABASE_POOLER: 'session' }),
    /DATABASE_URL leads to a pooler in transaction mode.*pool_mode = session/,
  )
  // As the direct address it is refused too, also while others keep it busy and its connections go round.
  const others = Array.from({ length: 6 }, () => new pg.Client({ connectionString: pooler.url }))
  await Promise.all(others.map(client => client.connect()))
  let isOver = false
  const busy = others.map(async client => {
    while (!isOver) await client.query('select pg_sleep(0.01)')
    await client.end()
  })
  const { code, output } = await run('node', ['apps/api/src/commands/migrate.ts'], {
    env: { DATABASE_URL: postgres.url(), DATABASE_DIRECT_URL: pooler.url, SEED: 'own' },
  })
  isOver = true
  await Promise.all(busy)
  assert.notEqual(code, 0)
  assert.match(output, /DATABASE_DIRECT_URL leads to a pooler in transaction mode/)
})

for (const [what, changes] of [
  ['refuses', {}],
  ['drops', { ignore_startup_parameters: 'options,statement_timeout,idle_in_transaction_session_timeout' }],
] as const)
  test(`a pooler that ${what} the settings of a connection is named as one`, limits, async t => {
    const pooler = await startPooler(postgres, changes)
    t.after(pooler.stop)
    await assert.rejects(
      startApi({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url() }),
      /set DATABASE_POOLER=session/,
    )
  })
