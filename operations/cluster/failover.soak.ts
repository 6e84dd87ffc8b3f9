/**
 * A primary dies while a hundred buyers pay: with Debian's Patroni, etcd and HAProxy, a synchronous standby, real API
 * processes and the test provider. Afterwards there is no order without money, no money without an order, and no
 * confirmed order is lost. Prints the gap in which no order could be placed.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freePort } from '@stoa/testing/ports'
import { startApi } from '../support/api.ts'
import { audit, underWay } from '../support/audit.ts'
import { type Buyer, createBuyer, createRecord, stockedProducts, UNLIMITED } from '../support/buyers.ts'
import { missingParts } from '../support/parts.ts'
import { until } from '../support/servers.ts'
import { startTestProvider } from '../support/test-provider.ts'
import { CLUSTER_PROGRAMS, killPostmaster, startCluster } from './cluster.ts'

const BUYERS = 100
/** Orders that are confirmed before something is killed, and again after it. */
const BETWEEN = 200

const skip = missingParts('a failover of PostgreSQL', CLUSTER_PROGRAMS)

test('a hundred buyers pay while the primary goes', { skip, timeout: 30 * 60_000 }, async t => {
  const cluster = await startCluster()
  t.after(cluster.stop)
  const env = {
    DATABASE_URL: cluster.url,
    TOKEN_SECRET: 'a-key-that-all-of-these-processes-share-0123',
    ...UNLIMITED,
  }
  const port = String(await freePort())
  const provider = await startTestProvider(`http://127.0.0.1:${port}/api/payments/webhooks/test`)
  t.after(provider.stop)
  const first = await startApi({ ...env, ...provider.env, API_PORT: port, SEED: 'demo' })
  t.after(first.stop)
  const second = await startApi({ ...env, ...provider.env })
  t.after(second.stop)
  const products = await stockedProducts(cluster.url)

  const record = createRecord()
  const buyers: Buyer[] = []
  // Passwords are hashed as they should be, so a few at a time.
  for (let at = 0; at < BUYERS; at += 4)
    buyers.push(
      ...(await Promise.all(
        [0, 1, 2, 3].map(one => createBuyer([first, second][one % 2]!.address, provider, record)),
      )),
    )

  let isOver = false
  const failures: unknown[] = []
  const crowd = buyers.map(async (buyer, at) => {
    for (let n = at; !isOver; n += 7) await buyer.buy(products[n % products.length]!)
  })
  for (const one of crowd) one.catch(error => failures.push(error))
  const more = (count: number) => {
    const aim = record.confirmed.length + count
    return until(
      `${count} more orders`,
      () => {
        if (failures.length > 0) throw failures[0]
        return record.confirmed.length >= aim
      },
      { limitMs: 300_000 },
    )
  }

  await more(BETWEEN)
  for (const [what, strike] of [
    ['postmaster killed', killPostmaster],
    ['postmaster killed again', killPostmaster],
    [
      'node dead, with its Patroni',
      (node: Parameters<typeof killPostmaster>[0]) => {
        node.patroni.signal('SIGKILL')
        killPostmaster(node)
      },
    ],
  ] as const) {
    await cluster.isWhole()
    const victim = await cluster.primary()
    const before = record.confirmed.length
    const at = Date.now()
    strike(victim)
    await until('another primary', async () => (await cluster.primary()).name !== victim.name, {
      limitMs: 90_000,
    })
    const promoted = (Date.now() - at) / 1_000
    await more(BETWEEN)
    console.log(
      `${what}: another primary after ${promoted.toFixed(1)} s, no order for ${gapAfter(record.confirmed, at).toFixed(1)} s, ` +
        `${record.confirmed.length - before} orders during and after`,
    )
    if (!victim.patroni.isAlive()) victim.start()
  }
  isOver = true
  await Promise.all(crowd).catch(() => undefined)
  assert.deepEqual(failures, [])

  await until('the end of what is under way', async () => (await underWay(cluster.url)) === 0, {
    limitMs: 240_000,
  })
  const confirmed = record.confirmed.map(({ number }) => number)
  const found = await audit(cluster.url, provider, confirmed)
  const statuses = [...record.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, n]) => `${status || 'none'} × ${n}`)
  console.log(`answers: ${statuses.join(', ')}`)
  console.log(
    `${confirmed.length} orders confirmed, 0 lost; ${found.orders} orders, ${found.captures} captures, ${found.refunded} of them refunded whole`,
  )
  const why = [first, second].flatMap(({ log }) =>
    log()
      .split('\n')
      .filter(line => line.includes('went wrong on our side')),
  )
  assert.deepEqual(record.broken, [], `a database that moves is answered as 503:\n${why.join('\n')}`)
})

/** The longest time without an order that began at the strike or after it, in seconds. */
function gapAfter(confirmed: { at: number }[], strike: number): number {
  const moments = confirmed.map(({ at }) => at).sort((a, b) => a - b)
  let longest = 0
  for (const [at, moment] of moments.entries())
    if (moment >= strike) longest = Math.max(longest, moment - (moments[at - 1] ?? strike))
  return longest / 1_000
}
