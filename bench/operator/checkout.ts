import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Bar } from '../api/bars.ts'
import { type Buyer, createTill, findLines, makeBuyer, type Provider } from '../api/buyers.ts'
import { p95Of } from '../seller/quantiles.ts'
import type { Seat } from './console.ts'

const BUYERS = 2
/** Number of the first account that `register` creates. */
const FIRST_ACCOUNT = 20_000
/** Pairs of blocks, one with the console in use and one without. */
const PAIRS = 6
const BLOCK_MS = 8_000
/** Time that an operator looks at a page. */
const LOOK_MS = 1_000
const AT_MOST = 1.05

/** Pages that an operator opens in turn, each list with its next page. */
const PATHS = [
  '/today',
  '/purchases',
  '/purchases?status=preparing',
  '/cases?kind=dispute',
  '/products',
  '/shops',
  '/people',
  '/log',
]

interface Given {
  seats: readonly Seat[]
  pool: pg.Pool
  /** Address of the shoppers' server. */
  api: string
  provider: Provider
}

/**
 * Measures purchases from the cart to the order, with and without operators in the console. Blocks of both take turns, and each pair
 * begins with the other one, so that what drifts falls on both. An operator opens a page every second.
 */
export async function checkout({ seats, pool, api, provider }: Given): Promise<Bar[]> {
  const [line] = await findLines(pool, 1)
  const till = createTill(api, provider, line!)
  const buyers: Buyer[] = []
  for (let nth = 0; nth < BUYERS; nth++) buyers.push(await makeBuyer(api, FIRST_ACCOUNT + nth))
  const buyUntil = async (end: number) => {
    const each = buyers.map(async buyer => {
      const times: number[] = []
      while (performance.now() < end) {
        const began = performance.now()
        await till.confirm(buyer, await till.prepare(buyer))
        times.push(performance.now() - began)
      }
      return times
    })
    return (await Promise.all(each)).flat()
  }
  await Promise.all([buyUntil(performance.now() + BLOCK_MS), browse(seats, BLOCK_MS)])

  const times = { alone: [] as number[], beside: [] as number[] }
  let pages = 0
  for (let pair = 0; pair < PAIRS; pair++)
    for (const name of pair % 2 === 0 ? (['alone', 'beside'] as const) : (['beside', 'alone'] as const)) {
      const buying = buyUntil(performance.now() + BLOCK_MS)
      if (name === 'beside') pages += await browse(seats, BLOCK_MS)
      times[name].push(...(await buying))
    }
  const [alone, beside] = [meanOf(times.alone), meanOf(times.beside)]
  const [p95Alone, p95Beside] = [p95Of(times.alone), p95Of(times.beside)]
  console.log(
    `purchase alone   mean ${alone.toFixed(1)} ms  p95 ${p95Alone.toFixed(1)} ms  of ${times.alone.length}
purchase beside  mean ${beside.toFixed(1)} ms  p95 ${p95Beside.toFixed(1)} ms  of ${times.beside.length}, while operators opened ${pages} pages`,
  )
  console.log(`p95 beside ÷ alone ${(p95Beside / p95Alone).toFixed(3)}`)
  return [
    {
      name: 'purchase, mean while the console is used ÷ alone',
      is: beside / alone,
      atMost: AT_MOST,
      failed: 0,
    },
  ]
}

/** Has each operator open a page a second. Returns how many they opened. */
async function browse(seats: readonly Seat[], duration: number): Promise<number> {
  const end = performance.now() + duration
  let opened = 0
  const browsing = seats.map(async (seat, nth) => {
    // They don't click at the same moment.
    await sleep((nth * LOOK_MS) / seats.length)
    for (let at = 2 * nth; performance.now() < end; at++) {
      const path = PATHS[at % PATHS.length]!
      const began = performance.now()
      const { page } = await seat.get(path)
      opened += 1
      await sleep(Math.max(0, LOOK_MS - (performance.now() - began)))
      if (!page?.next || performance.now() >= end) continue
      await seat.get(`${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(page.next)}`)
      opened += 1
      await sleep(LOOK_MS)
    }
  })
  await Promise.all(browsing)
  return opened
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
