/**
 * Attacks on what all visitors share: calls of others must go on, at under twice their usual time. Usual calls and calls
 * during an attack are measured in turns, so that other work of the machine slows both.
 *
 *   STOA_CHECKOUT   top of another checkout with a built storefront, whose figures are printed and not judged
 *   ATTACK          name of the only attack
 */
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
import { startAttacker } from './start-attacker.ts'

const skip = missingParts('attacks on what visitors share', ['initdb', 'postgres'])
const checkout = process.env.STOA_CHECKOUT ?? inRoot()
const isJudged = checkout === inRoot()
const names = Object.keys(ATTACKS).filter(name => name === (process.env.ATTACK ?? name))
const ROUNDS = 5
/** Number of calls that are measured before and during an attack in each round. */
const CALLS = 20
/** Maximum time of the calls of a round, in milliseconds. */
const MAX_MS = 20_000
/** Time until an attack has its full effect, and until it is over, in milliseconds. */
const SETTLES = 1_500

interface Measured {
  times: number[]
  failed: number[]
}
const none = (): Measured => ({ times: [], failed: [] })
const quantile = ({ times }: Measured, part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)]!

test('calls of other visitors go on during each attack', { skip, timeout: 1_800_000 }, async t => {
  const folder = makeFolder('shares')
  t.after(() => removeFolder(folder))
  const postgres = await startPostgres()
  t.after(() => postgres.stop())
  const api = await startApi(
    {
      DATABASE_URL: postgres.url(),
      MIGRATE: 'auto',
      SEED: 'demo',
      SELLER_APPROVAL: 'auto',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      RATE_AUTH_PER_ADDRESS: '100000',
    },
    checkout,
  )
  t.after(() => api.stop())
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const storefront = startServer(process.execPath, [join(checkout, 'apps/storefront/server.ts')], {
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

  /** Measures a log-in and a list together. One that isn't answered in 30 s counts as failed. */
  const measure = async ({ times, failed }: Measured) => {
    const end = performance.now() + MAX_MS
    for (let call = 0; call < CALLS && performance.now() < end; call++) {
      const began = performance.now()
      const ask = (path: string, init: object = {}) =>
        fetch(`${address}${path}`, { headers: OTHER, signal: AbortSignal.timeout(30_000), ...init }).then(
          async answer => {
            await answer.arrayBuffer()
            return answer.status
          },
          () => 599,
        )
      const statuses = await Promise.all([
        ask(`/api/public/products?limit=3&q=${randomUUID().slice(0, 4)}`),
        ask('/api/auth/signin', {
          method: 'POST',
          headers: { ...OTHER, 'content-type': 'application/json' },
          body: JSON.stringify({ email: `${randomUUID()}@example.test`, password: 'lagoon-kettle-42' }),
        }),
      ])
      times.push(performance.now() - began)
      failed.push(...statuses.filter(status => status >= 500))
      await sleep(50)
    }
  }
  await measure(none())
  const slower: string[] = []
  for (const name of names) {
    const attacker = await startAttacker(name, address)
    const [usual, attacked] = [none(), none()]
    for (let round = 0; round < ROUNDS; round++) {
      await measure(usual)
      await attacker.begin()
      await sleep(SETTLES)
      await measure(attacked)
      await attacker.end()
      await sleep(SETTLES)
    }
    attacker.leave()
    const ratio = (part: number) => quantile(attacked, part) / quantile(usual, part)
    const figures = [0.5, 0.9].map(
      part =>
        `${part === 0.5 ? 'median' : '90th percentile'} ${Math.round(quantile(usual, part))} → ${Math.round(quantile(attacked, part))} ms (×${ratio(part).toFixed(2)})`,
    )
    const count = 2 * attacked.times.length
    t.diagnostic(`${name}: ${figures.join(', ')}; ${attacked.failed.length} of ${count} answers failed`)
    if (attacked.failed.length > 0 || ratio(0.5) >= 2) slower.push(name)
  }
  if (isJudged) assert.deepEqual(slower, [], 'attacks that others noticed')
})
