/** Attacks on what all visitors share: calls of others must go on, at under twice their usual time. */
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startApi } from '../support/api.ts'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, startServer } from '../support/servers.ts'
import { ATTACKS, OTHER } from './attacks.ts'

const skip = missingParts('attacks on what visitors share', ['initdb', 'postgres'])
/** Number of calls that are measured before and during an attack. */
const CALLS = 60

test('calls of other visitors go on during each attack', { skip, timeout: 900_000 }, async t => {
  const folder = makeFolder('shares')
  t.after(() => removeFolder(folder))
  const postgres = await startPostgres()
  t.after(() => postgres.stop())
  const api = await startApi({
    DATABASE_URL: postgres.url(),
    MIGRATE: 'auto',
    SEED: 'demo',
    SELLER_APPROVAL: 'auto',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    RATE_AUTH_PER_ADDRESS: '100000',
  })
  t.after(() => api.stop())
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const storefront = startServer(process.execPath, [inRoot('apps/storefront/server.ts')], {
    logFile: join(folder, 'storefront.log'),
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: address,
      API_URL: api.address,
    },
  })
  t.after(() => storefront.stop())
  await waitForHttp(`${address}/healthz`, 60_000, storefront.isAlive)

  /** Median time of a log-in and a list in milliseconds, and what was answered 5xx. */
  const measure = async () => {
    const times: number[] = []
    const failed: number[] = []
    for (let call = 0; call < CALLS; call++) {
      const began = performance.now()
      const answers = await Promise.all([
        fetch(`${address}/api/public/products?limit=3&q=${call}`, { headers: OTHER }),
        fetch(`${address}/api/auth/signin`, {
          method: 'POST',
          headers: { ...OTHER, 'content-type': 'application/json' },
          body: JSON.stringify({ email: `${randomUUID()}@example.test`, password: 'lagoon-kettle-42' }),
        }),
      ])
      times.push(performance.now() - began)
      failed.push(...answers.map(({ status }) => status).filter(status => status >= 500))
      await sleep(50)
    }
    return { median: times.sort((a, b) => a - b)[CALLS / 2]!, failed }
  }
  await measure()
  for (const [name, prepare] of Object.entries(ATTACKS)) {
    const attack = await prepare(address)
    const before = await measure()
    const stop = attack()
    await sleep(2_000)
    const during = await measure()
    await stop()
    t.diagnostic(
      `${name}: ${Math.round(before.median)} ms before, ${Math.round(during.median)} ms during, ${during.failed.length} of ${2 * CALLS} answers 5xx`,
    )
    assert.deepEqual(during.failed, [], name)
    assert.ok(during.median < 2 * before.median, `${name}: ${before.median} ms became ${during.median} ms`)
  }
})
