import type { Bar } from '../api/bars.ts'
import type { Desk } from './desk.ts'
import type { Floor } from './floor.ts'
import { measure, walk } from './timing.ts'

const MAX_MS = 100
const TIMES = 20
const LATER = { pages: 20, limit: 50 }

const VIEWS = ['all', 'to_confirm', 'to_ship', 'late', 'shipped', 'delivered', 'canceled']

/** The table of a shop's orders: its views, and what its people look for. */
export async function orderTable(
  floor: Floor,
  { big, usual }: { big: Desk; usual: Desk },
  orders: number,
): Promise<Bar[]> {
  // Orders count up in time; the first shop has those that end with 0 to 3.
  const numberOf = (share: number) => Math.floor((orders * share) / 10) * 10
  const number = (share: number) => `B${String(numberOf(share)).padStart(9, '0')}`
  const searches = {
    'a recent number': number(0.99),
    'a number of two years ago': number(0.02),
    'a name that many have': 'robin',
    'a name and a family name': 'ada vale',
    'a SKU': 'SKU-00000040',
    'a tracking number': `TRACK${numberOf(0.5)}`,
    'what nobody has': 'zebrazebra',
  }
  const bars: Bar[] = []
  const ask = async (name: string, paths: readonly string[], desk = big) =>
    bars.push(await measure(floor, { name, desk, paths, times: TIMES, atMost: MAX_MS }))

  for (const view of VIEWS) {
    const first = `/orders?view=${view}`
    await ask(`orders, ${view}`, [first])
    await ask(`orders, ${view}, later page`, [await walk(big, first, LATER.pages, LATER.limit)])
  }
  const longAgo = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10)
  await ask('orders, late, where none is', [`/orders?view=late&to=${longAgo}`])
  await ask('one order', [`/orders/${number(0.5)}-1`])
  for (const [name, q] of Object.entries(searches))
    await ask(`orders, ${name}`, [`/orders?q=${encodeURIComponent(q)}`])
  await ask(
    'orders, usual shop',
    [...VIEWS.map(view => `view=${view}`), 'q=robin', 'q=zebrazebra'].map(query => `/orders?${query}`),
    usual,
  )
  return bars
}
