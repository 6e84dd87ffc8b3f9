import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract, loadOperatorContract, readOperatorContract } from '../../src/contract/document.ts'
import { listenForOperators } from '../../src/operator/listen.ts'
import { openDatabase } from '../../src/platform/db/client.ts'
import { useTestApp } from '../app.ts'
import { confirmEmail, PASSWORD, signedUp } from '../fixtures.ts'
import { appoint, ORIGIN } from './operator-desk.ts'

const api = useTestApp()
let folder: string
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-console-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('export {}'))
})
afterAll(async () => {
  for (const close of closing) await close()
  await rm(folder, { recursive: true })
})

/** Listens at a free port, with files, and with settings of its own. */
async function listen(settings: { operatorNetworks?: string } = {}) {
  const { deps, database } = api()
  const config = { ...deps.config, operatorOrigin: ORIGIN, operatorDist: folder, ...settings }
  const { address, close } = await listenForOperators(
    { ...deps, config },
    { url: database.url, port: 0, log: pino({ level: 'silent' }), say: () => undefined },
  )
  closing.push(close)
  return (path: string, init?: RequestInit) => fetch(`${address}${path}`, init)
}

test('serves the console’s files and page with a strict policy, and its calls', async () => {
  const get = await listen()
  const page = await get('/applications/any')
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Console</title>'])
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none';script-src 'self';style-src 'self';font-src 'self';connect-src 'self';frame-src 'self';img-src 'self' blob:;frame-ancestors 'none';base-uri 'none';form-action 'none'",
  )
  const script = await get('/assets/app-1a2b.js')
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  const packed = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', 'export {}'])
  for (const path of [
    '/assets/gone.js',
    '/api/operator/nowhere',
    '/api/public/home',
    '/..%2f..%2fetc/passwd',
  ])
    expect([path, (await get(path)).status]).toEqual([path, path.startsWith('/..') ? 200 : 404])
  expect((await get('/api/operator/me')).status).toBe(401)
})

test('logs in with the password alone in a demo, if the account has no second factor', async () => {
  const get = await listen()
  const person = await signedUp(api())
  await confirmEmail(api(), person)
  const { email } = person
  await appoint(api(), email, ['support', 'admin'])
  const entered = await get('/api/operator/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(entered.status).toBe(204)
  const cookie = entered.headers.get('set-cookie')!.split(';', 1)[0]!
  const list = await get('/api/operator/operators', { headers: { cookie } })
  expect(await list.json()).toMatchObject({ items: [{ email, role: 'ROLE_ADMIN' }] })
})

test('answers 404 to an address outside of the networks', async () => {
  const outside = await listen({ operatorNetworks: '192.0.2.0/24, linklocal' })
  for (const path of ['/', '/api/operator/me']) expect((await outside(path)).status).toBe(404)
  const inside = await listen({ operatorNetworks: 'loopback' })
  expect((await inside('/')).status).toBe(200)
})

test('uses connections of its own, on which statements end sooner', async () => {
  const get = await listen()
  await get('/api/operator/me', { headers: { cookie: '__Host-stoa-operator=made-up' } })
  const { rows } = await api().database.pool.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'stoa-operator'`,
  )
  expect(rows[0].n).toBeGreaterThan(0)
  const pool = openDatabase({ url: api().database.url, statementTimeout: '5s' })
  closing.push(pool.close)
  expect((await pool.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
})

describe('the contract', () => {
  const document = () =>
    structuredClone(loadOperatorContract().document) as never as {
      paths: Record<string, Record<string, Record<string, unknown>>>
    }

  test('refuses to start when an operation doesn’t say which operators may call it', () => {
    for (const wrong of [undefined, [], ['boss'], 'none']) {
      const changed = document()
      changed.paths['/api/operator/today']!.get!['x-operator-key'] = wrong
      expect(() => readOperatorContract(changed as never)).toThrow(/getToday/)
    }
  })

  test('is no part of the public contract', () => {
    const own = new Set(loadOperatorContract().operations.map(({ id }) => id))
    expect(
      loadContract().operations.filter(({ id, operatorKey }) => own.has(id) || operatorKey !== null),
    ).toEqual([])
  })
})
