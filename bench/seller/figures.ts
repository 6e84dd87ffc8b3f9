import type { Bar } from '../api/bars.ts'
import type { Desk } from './desk.ts'
import type { Floor } from './floor.ts'
import { measure } from './timing.ts'

const MAX_MS = 300
const TIMES = 30

/** The dashboard over its periods, and the page of earnings, of a large and of a usual shop. */
export async function figures(floor: Floor, desks: { big: Desk; usual: Desk }): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const [size, desk] of Object.entries(desks)) {
    for (const days of [7, 30, 90, 365])
      bars.push(
        await measure(floor, {
          name: `dashboard, ${days} days, ${size} shop`,
          desk,
          paths: [`/dashboard?days=${days}`],
          times: TIMES,
          atMost: MAX_MS,
        }),
      )
    bars.push(
      await measure(floor, {
        name: `earnings, ${size} shop`,
        desk,
        paths: ['/earnings'],
        times: TIMES,
        atMost: MAX_MS,
      }),
    )
  }
  return bars
}
