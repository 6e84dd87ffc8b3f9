import { setTimeout as sleep } from 'node:timers/promises'
import type { Bar } from '../api/bars.ts'
import { memoryOf } from '../processor.ts'
import type { Desk } from './desk.ts'
import { p95Of } from './quantiles.ts'
import { milliseconds, timesOf } from './timing.ts'

const MIN_A_SECOND = 500
/** Memory at the end of the products over that at their tenth: what is read and written in pieces does not grow. */
const MAX_GROWTH = 1.25
const PAUSE_MS = 100
/** Progress at which memory is reported. */
const MARKS = [0.1, 0.5, Number.POSITIVE_INFINITY]

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price'

/** Products of two variants each, without pictures. */
const fileOf = (count: number): string =>
  [
    HEADER,
    ...Array.from({ length: count }, (_, at) => {
      const handle = `imported-${at}`
      const price = 12 + (at % 900) / 10
      return [
        `${handle},Imported tray ${at},<p>A tray of the bench number ${at}.</p>,Bench,gift,true,Glaze,Lagoon,IMP-${at}-1,shopify,${at % 50},${price},`,
        `${handle},,,,,,,Rust,IMP-${at}-2,shopify,${at % 30},${price},`,
      ].join('\n')
    }),
    '',
  ].join('\n')

interface Given {
  /** Client of the importing shop. */
  desk: Desk
  /** Client of a neighbor shop that reads its table during the import. */
  neighbor: Desk
  count: number
  pid: number
}

/** A file on its way through check, import and undo, with what it does to the memory and to a call beside. */
export async function importFigures({ desk, neighbor, count, pid }: Given): Promise<Bar[]> {
  const plainCall = () => neighbor.get('/products?limit=25')
  const alone = p95Of(await timesOf(30, plainCall))
  const idle = memoryOf(pid)
  console.log(`${'a plain call alone'.padEnd(40)}  p95 ${milliseconds(alone)}  ${idle} MB`)

  const form = new FormData()
  form.set('file', new Blob([fileOf(count)], { type: 'text/csv' }), 'bench.csv')
  const step = async (name: string, begin: () => Promise<{ id: string }>, end: string) => {
    const beside: number[] = []
    let most = 0
    /** Megabytes at a tenth, at the half and at the end of the products. */
    const on: number[] = []
    const began = performance.now()
    const { id } = await begin()
    for (;;) {
      const run = await desk.get(`/runs/${id}`)
      if (run.status === end) break
      if (run.status === 'failed' || run.problem !== null) throw new Error(`${name}: ${JSON.stringify(run)}`)
      beside.push(...(await timesOf(1, plainCall)))
      const now = memoryOf(pid)
      most = Math.max(most, now)
      if (run.position >= run.total * MARKS[on.length]!) on.push(now)
      await sleep(PAUSE_MS)
    }
    const aSecond = (count * 1_000) / (performance.now() - began)
    console.log(
      [
        `${name} of ${count} products, ${count * 2} rows`.padEnd(40),
        `${aSecond.toFixed(0)} a second`,
        `a plain call beside p95 ${milliseconds(beside.length > 0 ? p95Of(beside) : 0)}`,
        `at most ${most} MB`,
        ...(on.length > 0 ? [`on the way ${[...on, memoryOf(pid)].join(', ')} MB`] : []),
      ].join('  '),
    )
    return { id, aSecond, growth: on.length === 0 ? 1 : memoryOf(pid) / on[0]! }
  }

  const { id } = await step('check', () => desk.post('/imports', form), 'checked')
  const imported = await step('import', () => desk.post(`/runs/${id}/apply`, {}), 'done')
  const { counts } = await desk.get(`/runs/${id}`)
  const undone = await step('undo', () => desk.post(`/runs/${id}/undo`), 'undone')
  const bar = (name: string, is: number, failed: number): Bar => ({
    name: `${name}, products a second`,
    is,
    atLeast: MIN_A_SECOND,
    failed,
  })
  return [
    bar('import', imported.aSecond, count - counts.applied),
    bar('undo of the import', undone.aSecond, 0),
    {
      name: 'import, memory at the end over that at a tenth',
      is: imported.growth,
      atMost: MAX_GROWTH,
      failed: 0,
    },
  ]
}
