/**
 * Measures orders per second: their cost compared with the same writes through bare pg, and a hundred concurrent
 * buyers compared with ten. Payments go through the test provider, whose ledger waits for the disk.
 */
import type { startNode } from '@stoa/testing/processes'
import pg from 'pg'
import type { Bar } from './bars.ts'
import { caller, createTill, findLines, makeBuyer, startProvider } from './buyers.ts'
import { prepareWrites, sameWrites } from './same-writes.ts'

interface Given {
  databaseUrl: string
  data: string
  running: ReturnType<typeof startNode>[]
  /** Starts the API with this in its environment too, and answers its address. */
  startApi(env: NodeJS.ProcessEnv): Promise<{ url: string }>
  say(line: string): void
}

const ORDERS = 400
const BUYERS = 100
const QUOTES = 300
/** Number of the first account that `register` creates; earlier ones add to carts. */
const FIRST_ACCOUNT = 10_000

export async function payFigures({ databaseUrl, data, running, startApi, say }: Given): Promise<Bar[]> {
  const provider = await startProvider(data, running)
  const { url } = await startApi({ TEST_PROVIDER_URL: provider.url, TEST_PROVIDER_KEY: provider.key })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  try {
    const call = caller(url)
    const lines = await findLines(pool, 20)
    const buyers = await inTurn(10, BUYERS, async at => {
      const buyer = await makeBuyer(url, FIRST_ACCOUNT + at)
      const itemIds: string[] = []
      for (const line of lines) itemIds.push((await call('POST', '/api/cart/add', buyer.token, line)).id!)
      return { ...buyer, itemIds }
    })
    const { prepare, confirm } = createTill(url, provider, lines[0]!)

    const quotes = await perSecond(10, QUOTES, at => {
      const buyer = buyers[at % BUYERS]!
      const { itemIds, addressId } = buyer
      return call('PUT', '/api/checkout', buyer.token, { itemIds, addressId })
    })
    say(`quote of 20 lines, 10 buyers: ${quotes.toFixed(0)} a second`)

    const placed: number[] = []
    for (let round = 0; round < ORDERS / BUYERS; round++) {
      const payments = await inTurn(10, BUYERS, at => prepare(buyers[at]!))
      placed.push(await perSecond(10, BUYERS, at => confirm(buyers[at]!, payments[at]!)))
    }
    const place = placed.sort((a, b) => a - b)[Math.floor(placed.length / 2)]!
    const ready = await prepareWrites(pool, ORDERS)
    const bare = await perSecond(10, ORDERS, at => sameWrites(pool, ready[at]!))
    say(`confirm and place, 10 buyers: ${place.toFixed(0)} a second`)
    say(`  the same writes through bare pg: ${bare.toFixed(0)} a second`)

    /** A buyer buys one thing after the other: there is one open checkout of each. */
    const whole = (count: number) =>
      perSecond(count, count, async at => {
        for (let order = 0; order < ORDERS / count; order++)
          await confirm(buyers[at]!, await prepare(buyers[at]!))
      })
    const ten = (await whole(10)) * (ORDERS / 10)
    const hundred = (await whole(100)) * (ORDERS / 100)
    say(`from quote to order: ${ten.toFixed(0)} a second with 10 buyers, ${hundred.toFixed(0)} with 100`)
    return [
      { name: 'place ÷ the same writes through bare pg', is: place / bare, atLeast: 0.3, failed: 0 },
      { name: 'orders of 100 buyers ÷ of 10', is: hundred / ten, atLeast: 0.8, failed: 0 },
    ]
  } finally {
    await pool.end()
  }
}

/** Runs `count` calls, so many at once. */
async function inTurn<T>(atOnce: number, count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < count; at = next++) done[at] = await work(at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}

async function perSecond(atOnce: number, count: number, work: (at: number) => Promise<unknown>) {
  const began = performance.now()
  await inTurn(atOnce, count, work)
  return (count * 1_000) / (performance.now() - began)
}
