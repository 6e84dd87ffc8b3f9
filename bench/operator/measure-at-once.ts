import type { Bar } from '../api/bars.ts'
import { medianOf, p95Of } from '../seller/quantiles.ts'
import { milliseconds, timesOf } from '../seller/timing.ts'
import type { Seat } from './console.ts'

const WARM = 2
const TIMES = 25

/**
 * Measures calls that all operators make at the same time, and prints a line. A call that is refused counts as failed.
 *
 * @param atMost maximum p95 of the slowest path, in milliseconds
 * @param times calls of each operator and path
 */
export async function measureAtOnce(
  seats: readonly Seat[],
  {
    name,
    paths,
    atMost,
    times = TIMES,
  }: { name: string; paths: readonly string[]; atMost: number; times?: number },
): Promise<Bar> {
  let slowest = { path: '', times: [0] }
  let failed = 0
  for (const path of paths) {
    const ask = (seat: Seat) => () =>
      seat.get(path).catch((error: Error) => {
        if (failed === 0) console.error(error.message)
        failed += 1
      })
    for (let turn = 0; turn < WARM; turn++) await Promise.all(seats.map(seat => ask(seat)()))
    const own = (await Promise.all(seats.map(seat => timesOf(times, ask(seat))))).flat()
    if (p95Of(own) > p95Of(slowest.times)) slowest = { path, times: own }
  }
  const is = p95Of(slowest.times)
  const line = [
    name.padEnd(46),
    `median ${milliseconds(medianOf(slowest.times))}`,
    `p95 ${milliseconds(is)}`,
    ...(paths.length > 1 ? [`of ${paths.length}, ${slowest.path}`] : []),
  ]
  console.log(line.join('  '))
  return { name: `${name}, p95 in ms`, is, atMost, failed }
}
