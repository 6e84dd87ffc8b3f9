/**
 * Runs a shop full of visitors with a fault every minute, and audits all confirmations at the end.
 *
 *   HOUR_MINUTES   how many faults, a minute each; 60 unless told
 *   HOUR_VISITORS  500 unless told
 *   HOUR_SEED      repeats the order of a run
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingParts } from '../support/parts.ts'
import { audit, blindChecks } from './audit.ts'
import type { AuditInput } from './audit-input.ts'
import { beBuyer } from './buyer.ts'
import { faultsOf } from './faults.ts'
import { createNotes } from './notes.ts'
import { openShops } from './opening.ts'
import { startHourShop } from './parts.ts'
import { createPromises } from './promises.ts'
import { happenInTurn, orderOf, randomOf } from './schedule.ts'
import { beSeller } from './seller.ts'
import { settle } from './settle.ts'
import type { World } from './world.ts'

const setting = (name: string, usually: number) => Number(process.env[name] ?? usually)
const MINUTES = setting('HOUR_MINUTES', 60)
const VISITORS = setting('HOUR_VISITORS', 500)
const SEED = setting('HOUR_SEED', Date.now() % 2 ** 31)
const EVERY = 60_000
const say = (line: string) => console.log(`hour: ${line}`)

const skip = missingParts('an hour of faults', ['haproxy', 'initdb', 'postgres'])

test(`${MINUTES} minutes with ${VISITORS} visitors and a fault a minute lose nothing`, {
  skip,
  timeout: (MINUTES + 20) * 60_000,
}, async t => {
  const hour = await startHourShop()
  t.after(() => hour.stop())
  const { shop, postgres, provider, mail } = hour
  const random = randomOf(SEED)
  const faults = faultsOf(hour)
  for (const { name } of faults.filter(({ happen }) => !happen)) say(`left out on this machine: ${name}`)
  const order = orderOf(faults, MINUTES, random)
  say(`seed ${SEED}, ${order.length} faults, ${VISITORS} visitors`)

  let isOver = false
  const notes = createNotes()
  const promises = createPromises()
  const world: World = {
    address: shop.address,
    choices: [],
    provider,
    notes,
    promises,
    random,
    isOver: () => isOver,
  }
  const { initialStock, sellers } = await openShops(world, postgres, Math.ceil(VISITORS / 10))
  const buyers = Array.from({ length: VISITORS - sellers.length }, () => beBuyer(world))
  const visits = Promise.all([...buyers, ...sellers.map(seller => beSeller(world, seller))])
  try {
    await happenInTurn(order, { everyMs: EVERY, notes, say })
  } finally {
    isOver = true
    await visits
  }
  say(`all in all ${notes.asked} calls: ${notes.summary(0)}`)
  say([...notes.done].map(([name, count]) => `${name} ${count}`).join(', '))

  for (const line of new Set(notes.unexpected.slice(0, 10))) say(`unexpected: ${line}`)

  await settle(postgres).catch(error => {
    say(shop.said())
    throw error
  })
  const input: AuditInput = {
    promises,
    ledger: await provider.ledger(),
    accepted: mail.accepted,
    initialStock,
  }
  const twice = [...mail.accepted.values()].filter(times => times > 1).length
  say(
    `promised: ${promises.accounts.size} accounts, ${promises.paid.size} purchases, ${promises.shipped.size} parcels, ` +
      `${promises.restocked.length} changes of stock; ${mail.accepted.size} emails, ${twice} of them accepted twice`,
  )
  assert.deepEqual(await audit(postgres.url(), input), [], 'the audit')
  assert.deepEqual(await blindChecks(postgres.url(), input), [], 'checks that notice nothing')
  assert.deepEqual(notes.unexpected, [])
  const givenUp = notes.troubles.filter(({ healedMs }) => healedMs === null)
  assert.deepEqual(givenUp, [], 'a repetition heals everything')
})
