import type { Bar } from '../api/bars.ts'
import type { Desk } from './desk.ts'
import type { Floor } from './floor.ts'
import { medianOf, p95Of } from './quantiles.ts'

export interface Asked {
  name: string
  desk: Desk
  /** Each is measured; what is printed is the slowest. */
  paths: readonly string[]
  times: number
  /** Milliseconds. */
  atMost: number
}

const WARM = 3
/** A slow call is asked less often. */
const MAX_MS = 6_000
const MIN_TIMES = 6

/** Milliseconds of each time. */
export async function timesOf(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = []
  const began = performance.now()
  while (all.length < times && (all.length < MIN_TIMES || performance.now() - began < MAX_MS)) {
    const start = performance.now()
    await work()
    all.push(performance.now() - start)
  }
  return all
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0).padStart(5)} ms`

/** Measures and prints a line. The floor is that of the slowest, medians against each other. */
export async function measure(floor: Floor, asked: Asked): Promise<Bar> {
  const { name, desk, paths, times, atMost } = asked
  let slowest = { path: '', times: [0] }
  for (const path of paths) {
    for (let turn = 0; turn < WARM; turn++) await desk.get(path)
    const own = await timesOf(times, () => desk.get(path))
    if (p95Of(own) > p95Of(slowest.times)) slowest = { path, times: own }
  }
  const bare = await floor.of(desk, slowest.path)
  console.log(
    [
      name.padEnd(40),
      `median ${milliseconds(medianOf(slowest.times))}`,
      `p95 ${milliseconds(p95Of(slowest.times))}`,
      `floor ${milliseconds(bare)}`,
      `÷ ${(medianOf(slowest.times) / bare).toFixed(2)}`,
      ...(paths.length > 1 ? [`of ${paths.length}, ${slowest.path}`] : []),
    ].join('  '),
  )
  return { name: `${name}, p95 in ms`, is: p95Of(slowest.times), atMost, failed: 0 }
}

/** Goes on from page to page, at most so many; answers the address of the last. */
export async function walk(desk: Desk, path: string, pages: number, widest: number): Promise<string> {
  let cursor: string | undefined
  for (let page = 1; page < pages; page++) {
    const at = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { page: found } = await desk.get(`${path}&limit=${widest}${at}`)
    if (!found.next) break
    cursor = found.next
  }
  return cursor === undefined ? path : `${path}&cursor=${encodeURIComponent(cursor)}`
}
