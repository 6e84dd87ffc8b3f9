/**
 * Checks that migrations expand before they contract. Buyers use an API process of the previous release while the
 * database is migrated, and continue with it and a process of today. Afterwards every order has its money, and no
 * response was an error.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freePort } from '@stoa/testing/ports'
import { run } from '@stoa/testing/processes'
import { startApi } from '../support/api.ts'
import { audit, underWay } from '../support/audit.ts'
import { createBuyer, createRecord, stockedProducts, UNLIMITED } from '../support/buyers.ts'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { until } from '../support/servers.ts'
import { startTestProvider } from '../support/test-provider.ts'
import { fetchFormerRelease, findFormerRelease } from './former-release.ts'

/** Orders at the former process before the migration, and then at both. */
const ORDERS = 40

const former = await findFormerRelease()
if (!former) console.log('SKIPPED: the release before needs the history of the checkout')
const skip =
  !former || missingParts('the release before on the new schema', ['git', 'initdb', 'postgres', 'tar'])

test('the release before serves on the schema of this one', { skip, timeout: 30 * 60_000 }, async t => {
  const closers: (() => unknown)[] = []
  t.after(async () => {
    for (const close of closers.reverse()) await close()
  })
  const release = await fetchFormerRelease(former!)
  closers.push(release.remove)
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const port = String(await freePort())
  const provider = await startTestProvider(`http://127.0.0.1:${port}/api/payments/webhooks/test`)
  closers.push(provider.stop)
  const env = {
    DATABASE_URL: postgres.url(),
    TOKEN_SECRET: 'a-key-that-all-of-these-processes-share-0123',
    SEED: 'demo',
    ...provider.env,
    ...UNLIMITED,
  }
  const steps = async () => {
    const [row] = await postgres.query<{ n: number }>(
      'select count(*)::int as n from drizzle.__drizzle_migrations',
    )
    return row!.n
  }

  const before = await startApi({ ...env, API_PORT: port }, release.checkout)
  closers.push(before.stop)
  const ran = await steps()
  const choices = await stockedProducts(postgres.url())
  const record = createRecord()
  let isOver = false
  const failures: unknown[] = []
  const crowd: Promise<void>[] = []
  const join = async (address: string, count: number) => {
    for (let at = 0; at < count; at++) {
      const buyer = await createBuyer(address, provider, record)
      const shopping = (async () => {
        for (let n = at; !isOver; n += 7) await buyer.buy(choices[n % choices.length]!)
      })()
      shopping.catch(error => failures.push(error))
      crowd.push(shopping)
    }
  }
  const more = (count: number) => {
    const aim = record.confirmed.length + count
    const reached = () => {
      if (failures.length > 0) throw failures[0]
      return record.confirmed.length >= aim
    }
    return until(`${count} more orders`, reached, { limitMs: 300_000 })
  }
  await join(before.address, 4)
  await more(ORDERS)

  const migrated = await run('node', ['apps/api/src/commands/migrate.ts'], {
    env: { ...env, MIGRATE: 'auto' },
  })
  assert.equal(migrated.code, 0, migrated.output)
  const added = (await steps()) - ran
  assert.ok(added > 0, 'The release before has all of today’s migrations: there is nothing to prove.')
  await more(ORDERS)
  const today = await startApi({ ...env, MIGRATE: 'wait' })
  closers.push(today.stop)
  await join(today.address, 4)
  await more(ORDERS)
  isOver = true
  await Promise.all(crowd)

  await until('the end of what is under way', async () => (await underWay(postgres.url())) === 0, {
    limitMs: 240_000,
  })
  const numbers = record.confirmed.map(({ number }) => number)
  const found = await audit(postgres.url(), provider, numbers)
  const failed = [...record.statuses].filter(([status]) => status === 0 || status >= 500)
  console.log(
    `${release.name} on ${added} newer migrations, beside today's: ${numbers.length} orders confirmed, ${found.captures} captures`,
  )
  assert.deepEqual(failed, [])
  assert.deepEqual(record.broken, [])
})
