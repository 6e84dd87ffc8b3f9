/**
 * Measures a change of the largest cart (200 lines in 50 shops). Compares cart-core with common stores, which do the
 * same work in the same run, with the same totals (checked). Every row and the totals listen, as on a page. The
 * selection is written to storage once after each burst, by everyone, and that is in the time.
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
import { type Contestant, LINES, makeShops, type Rival } from './work.ts'

const RIVALS: Rival[] = [ours, nanostores, zustand, xstateStore, reduxToolkit, zustandImmer]
const ROUNDS = 41
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
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** A page that shows the cart: each row and the totals compare what they take of the state whenever it changes. */
function mount(store: Contestant, ids: readonly string[]) {
  const drawn = { rows: 0, totals: 0 }
  const listen = (take: () => unknown, onDraw: () => void) => {
    let last = take()
    store.subscribe(() => {
      const next = take()
      if (Object.is(last, next)) return
      last = next
      onDraw()
    })
  }
  for (const id of ids)
    listen(
      () => store.row(id),
      () => drawn.rows++,
    )
  listen(store.shownTotals, () => drawn.totals++)
  return drawn
}

const shops = makeShops()
const ids = shops.flatMap(shop => shop.lines.map(({ id }) => id))

const totalsIn = (store: Contestant) => {
  const { count, lines, selectedLines, allSelected, subtotal } = store.totals()
  return { count, lines, selectedLines, allSelected, subtotal }
}

/** Microseconds by work and contestant. */
async function race(): Promise<Record<string, number[]>> {
  const stores = await Promise.all(RIVALS.map(rival => rival.make(shops)))
  for (const store of stores) mount(store, ids)
  const times: Record<string, number[][]> = {}
  for (const [name, work] of Object.entries(WORK)) {
    times[name] = RIVALS.map(() => [])
    for (let round = -WARM_UP; round < ROUNDS; round++) {
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

/** How many rows and totals one toggle draws. */
async function drawnByToggle(rival: Rival): Promise<[rows: number, totals: number]> {
  const store = await rival.make(shops)
  const drawn = mount(store, ids)
  store.toggle(ids[100]!)
  return [drawn.rows, drawn.totals]
}

const micro = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(20))).join(''))

console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores`)
console.log('µs an operation, the totals read after each, the selection stored after each burst;')
console.log('in brackets the multiple of cart-core. Medians of rounds in which everybody took part.\n')

const works = Object.keys(WORK)
const result = await race()
const drawn = await Promise.all(RIVALS.map(drawnByToggle))
row([`${LINES} lines`, ...works, 'drawn'])
for (const [index, { name }] of RIVALS.entries())
  row([
    name,
    ...works.map(work => {
      const own = result[work]![0]!
      const value = result[work]![index]!
      return index ? `${micro(value)} (${(value / own).toFixed(1)})` : micro(value)
    }),
    drawn[index]!.join(' + '),
  ])

const share = (work: string) => result[work]![0]! / result[work]![RIVALS.indexOf(zustandImmer)]!
const checks: [string, boolean][] = [
  ...['toggle one', 'set quantity'].map((work): [string, boolean] => [
    `${work}: ${share(work).toFixed(3)} × zustand + immer, at most 0.5`,
    share(work) <= 0.5,
  ]),
  [`one toggle draws ${drawn[0]![0]} row and ${drawn[0]![1]} summary`, drawn[0]!.join() === '1,1'],
]
console.log()
for (const [text, holds] of checks) console.log(`${holds ? ' ok ' : 'MISS'}  ${text}`)
process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1
