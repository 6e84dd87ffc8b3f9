/**
 * What a change of a big cart costs: cart-core beside the usual stores, the same work in the same run, with the same
 * totals (checked). The selection is written to storage once after each burst, by everyone, and that is in the time.
 *
 *   pnpm bench:core
 */
import { cpus } from 'node:os'
import { ours } from './ours.ts'
import { nanostores } from './rivals/nanostores.ts'
import { reduxToolkit } from './rivals/redux-toolkit.ts'
import { xstateStore } from './rivals/xstate-store.ts'
import { zustand } from './rivals/zustand.ts'
import { zustandImmer } from './rivals/zustand-immer.ts'
import { type Contestant, makeShops, type Rival } from './work.ts'

const RIVALS: Rival[] = [ours, nanostores, zustand, xstateStore, reduxToolkit, zustandImmer]
const SIZES = [1_000, 10_000]
const BURST = 100
/** Rounds before the measured ones: with fewer, what is timed is mostly code that is not compiled yet. */
const WARM_UP = 30

/** Works `times` times on different lines; answers the microseconds of one. */
type Work = (store: Contestant, ids: readonly string[], round: number) => number

const timed = (times: number, run: (turn: number) => void, flush: () => void): number => {
  const began = performance.now()
  for (let turn = 0; turn < times; turn++) run(turn)
  flush()
  return ((performance.now() - began) * 1000) / times
}

const pick = (ids: readonly string[], round: number, turn: number) =>
  ids[(turn * 7 + round * 13) % ids.length]!

const WORK: Record<string, Work> = {
  'toggle one': (store, ids, round) =>
    timed(
      BURST,
      turn => {
        store.toggle(pick(ids, round, turn))
        store.totals()
      },
      store.flush,
    ),
  'select all': store =>
    timed(
      2,
      () => {
        store.selectAll()
        store.totals()
      },
      store.flush,
    ),
  'set quantity': (store, ids, round) =>
    timed(
      BURST,
      turn => {
        store.setQuantity(pick(ids, round, turn), 4 + ((round + turn) % 90))
        store.totals()
      },
      store.flush,
    ),
  // A hundred clicks that the server has not answered, the totals shown after each, the cart read at the end.
  'project 100': (store, ids, round) =>
    timed(
      1,
      () => {
        for (let turn = 0; turn < 100; turn++) {
          store.begin({ id: pick(ids, round, turn), quantity: 600 + turn })
          store.totals()
        }
        store.read()
      },
      store.flush,
    ),
  totals(store, ids, round) {
    let spent = 0
    for (let turn = 0; turn < BURST; turn++) {
      store.toggle(pick(ids, round, turn))
      const began = performance.now()
      store.totals()
      spent += performance.now() - began
    }
    return (spent * 1000) / BURST
  },
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Microseconds by work and contestant. */
async function race(lines: number, rounds: number): Promise<Record<string, number[]>> {
  const shops = makeShops(lines)
  const ids = shops.flatMap(shop => shop.lines.map(({ id }) => id))
  const stores = await Promise.all(RIVALS.map(rival => rival.make(shops)))
  const times: Record<string, number[][]> = {}
  for (const [name, work] of Object.entries(WORK)) {
    times[name] = RIVALS.map(() => [])
    for (let round = -WARM_UP; round < rounds; round++) {
      // Everybody in each round, so that a busy moment of the machine meets all.
      for (const [index, store] of stores.entries()) {
        const spent = work(store, ids, round + WARM_UP)
        if (round >= 0) times[name][index]!.push(spent)
      }
      const answers = stores.map(store => JSON.stringify(totalsIn(store)))
      const other = answers.findIndex(answer => answer !== answers[0])
      if (other > 0)
        throw new Error(
          `After "${name}" ${RIVALS[other]!.name} has ${answers[other]}, ${RIVALS[0]!.name} ${answers[0]}`,
        )
      for (const store of stores) await store.settle()
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, all.map(median)]))
}

const totalsIn = (store: Contestant) => {
  const { count, lines, selectedLines, allSelected, subtotal } = store.totals()
  return { count, lines, selectedLines, allSelected, subtotal }
}

/** How many row listeners and total listeners one toggle calls, of 1,000 rows. */
async function wakes(rival: Rival): Promise<[rows: number, totals: number]> {
  const shops = makeShops(1_000)
  const store = await rival.make(shops)
  let [rows, totals] = [0, 0]
  const ids = shops.flatMap(shop => shop.lines.map(({ id }) => id))
  for (const id of ids) store.watchRow(id, () => rows++)
  store.watchTotals(() => totals++)
  store.toggle(ids[500]!)
  return [rows, totals]
}

const micro = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(20))).join(''))

console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores`)
console.log('µs an operation, the totals read after each, the selection stored after each burst;')
console.log('in brackets the multiple of cart-core. Medians of rounds in which everybody took part.\n')

const results = new Map<number, Record<string, number[]>>()
const works = Object.keys(WORK)
for (const lines of SIZES) {
  const result = await race(lines, lines > 1_000 ? 7 : 25)
  results.set(lines, result)
  row([`${lines.toLocaleString('en')} lines`, ...works])
  for (const [index, { name }] of RIVALS.entries())
    row([
      name,
      ...works.map(work => {
        const own = result[work]![0]!
        const value = result[work]![index]!
        return index ? `${micro(value)} (${(value / own).toFixed(value / own < 10 ? 1 : 0)})` : micro(value)
      }),
    ])
  console.log()
}

row(['one toggle wakes', 'rows', 'totals'])
const woken = await Promise.all(RIVALS.map(wakes))
for (const [index, { name }] of RIVALS.entries()) row([name, ...woken[index]!.map(String)])

const at = (lines: number, work: string, rival: Rival) => results.get(lines)![work]![RIVALS.indexOf(rival)]!
const fastest = (lines: number, work: string) => Math.min(...results.get(lines)![work]!.slice(1))
const share = (work: string) => at(1_000, work, ours) / at(1_000, work, zustandImmer)
const growth = at(10_000, 'toggle one', ours) / at(1_000, 'toggle one', ours)
const checks: [string, boolean][] = [
  ...SIZES.flatMap(lines =>
    works.map((work): [string, boolean] => {
      const ratio = at(lines, work, ours) / fastest(lines, work)
      return [`${work}, ${lines.toLocaleString('en')} lines: ${ratio.toFixed(3)} × the next`, ratio < 1]
    }),
  ),
  ...['toggle one', 'set quantity'].map((work): [string, boolean] => [
    `${work}: ${share(work).toFixed(4)} × zustand + immer, at most 0.02`,
    share(work) <= 0.02,
  ]),
  [`a toggle at 10,000 lines: ${growth.toFixed(2)} × its cost at 1,000, at most 2`, growth <= 2],
  [`one toggle wakes ${woken[0]![0]} row and ${woken[0]![1]} total`, woken[0]!.join() === '1,1'],
]
console.log()
for (const [text, holds] of checks) console.log(`${holds ? ' ok ' : 'MISS'}  ${text}`)
process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1
