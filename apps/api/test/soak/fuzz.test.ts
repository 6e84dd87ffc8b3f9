import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/document.ts'
import { type Person, signedUp } from '../fixtures.ts'
import { bought, memberOf, packed } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { contract } from '../samples.ts'
import { callsOf } from './fuzz-calls.ts'
import { createSeen } from './fuzz-values.ts'

/**
 * Calls made from the contract, by role, hostile in every field. Ids, slugs and numbers that answers show are sent
 * again, also by others than their owners. Answers are checked against the contract as they leave the API: one outside
 * of it becomes a 500, as any fault does.
 *
 *   FUZZ_SEED    repeats the values of a run
 *   FUZZ_CALLS   how many calls, also outside the soak
 */
const CALLS = Number(process.env.FUZZ_CALLS ?? (process.env.STOA_SOAK ? 100_000 : 0))
/** Times that all operations come round: what later ones have seen, earlier ones are asked with. */
const ROUNDS = Math.max(1, Math.round(CALLS / 10_000))
/** Growth of the heap from a quarter of the run to its end. */
const MAX_GROWTH = 1.25
const SLOW_MS = 1_000
/** Its answer ends after minutes; test/statistics/events.test.ts has its input. */
const STREAM = 'streamSellerEvents'
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const collect = () => {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

describe.skipIf(CALLS === 0)('hostile calls', () => {
  const floor = useShopFloor({ jobs: false })
  const seen = createSeen()
  const people = new Map<string, Person>()
  const makers = new Map<string, () => Promise<Person | null>>()

  beforeAll(async () => {
    const order = await bought(floor(), [{ quantity: 3 }, { quantity: 2 }])
    await packed(order)
    people.set('buyer', order.buyer)
    makers.set('guest', async () => null)
    makers.set('buyer', () => signedUp(floor()))
    makers.set('seller', () => memberOf(floor(), order.shop.id))
    makers.set('staff', () => memberOf(floor(), order.shop.id, 'staff'))
    makers.set('stranger', async () => (await bought(floor())).seller)
    for (const { slug } of order.products) seen.remember({ slug })
    seen.remember({ number: order.number, lineIds: order.lineIds, slug: order.shop.slug })
  })

  /** A role whose session a call has ended logs in as a new user. */
  async function tokenOf(role: string): Promise<string | undefined> {
    const known = people.get(role)
    if (known) {
      const { status } = await floor().call({ method: 'GET', url: '/api/user/me', token: known.token })
      if (status !== 401) return known.token
    }
    const person = await makers.get(role)!()
    if (person) people.set(role, person)
    return person?.token
  }

  test(`cause no 5xx, slow call, memory leak or breach of the contract in ${CALLS}`, {
    timeout: 3 * 3_600_000,
  }, async () => {
    const pairs = contract.operations
      .filter(({ id }) => id !== STREAM)
      .flatMap(operation => [...makers.keys()].map(role => ({ operation, role })))
    const runs = Math.max(1, Math.ceil(CALLS / ROUNDS / pairs.length))
    const statuses = new Map<number, number>()
    let sent = 0
    let quarter = 0
    let slowest = { ms: 0, what: '' }
    const failures: string[] = []

    const ask = async (operation: Operation, role: string) => {
      const token = operation.isSecured ? await tokenOf(role) : undefined
      await fc.assert(
        fc.asyncProperty(callsOf(operation, seen), async call => {
          const began = performance.now()
          const answer = await floor().call({ method: operation.method as 'GET', token, ...call })
          const ms = performance.now() - began
          sent++
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (ms > slowest.ms) slowest = { ms, what: `${operation.id} ${call.url.slice(0, 200)}` }
          if (answer.status < 300) seen.remember(answer.body)
          if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
        }),
        { numRuns: runs, seed: seed + sent },
      )
    }
    for (let round = 0; round < ROUNDS; round++)
      for (const { operation, role } of pairs) {
        await ask(operation, role).catch(error =>
          failures.push(`${operation.id} as ${role}: ${error.message}`),
        )
        if (quarter === 0 && sent > CALLS / 4) quarter = collect()
      }

    const end = collect()
    const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
    console.log(
      [
        `fuzz: seed ${seed}, ${sent} calls, by status ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`,
        `slowest ${slowest.ms.toFixed(0)} ms (${slowest.what})`,
        `heap after a quarter and at the end ${megabytes(quarter)} → ${megabytes(end)} MB`,
      ].join(', '),
    )
    expect(failures.join('\n\n')).toBe('')
    expect(sent).toBeGreaterThanOrEqual(CALLS)
    expect(slowest.ms, slowest.what).toBeLessThan(SLOW_MS)
    expect(end).toBeLessThan(quarter * MAX_GROWTH)
  })
})
