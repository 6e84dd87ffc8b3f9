import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import type { Notes } from './notes.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns `count` faults, each of them once before one is repeated. */
export function orderOf(faults: readonly Fault[], count: number, random: () => number): Fault[] {
  const order: Fault[] = []
  while (order.length < count) {
    const left = faults.filter(({ happen }) => happen !== null)
    if (left.length === 0) break
    while (left.length > 0 && order.length < count)
      order.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return order
}

/** A fault every `everyMs`; says after each what visitors saw of it. */
export async function happenInTurn(
  order: readonly Fault[],
  { everyMs, notes, say }: { everyMs: number; notes: Notes; say: (line: string) => void },
): Promise<void> {
  for (const { name, happen } of order) {
    const began = Date.now()
    const asked = notes.asked
    await happen!()
    const lasted = Date.now() - began
    await sleep(Math.max(0, began + everyMs - Date.now()))
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
    say(
      `${name}: over after ${seconds(lasted)}; of ${notes.asked - asked} calls in ${seconds(Date.now() - began)} ` +
        notes.summary(began),
    )
  }
}
