import { ticks } from 'd3-array'

export const HEIGHT = 240
const MARGIN = { top: 10, bottom: 28, right: 12 }
/** Width of a character of an axis, in pixels. */
const CHARACTER = 7.5
/** Below this width five labels have to do. */
const NARROW = 480

export interface Scales {
  left: number
  right: number
  top: number
  bottom: number
  x: (at: number) => number
  y: (value: number) => number
  /** The place among the points that is nearest to a distance from the left edge. */
  nearest: (x: number) => number
  values: readonly number[]
  /** Points that get a label, first and last among them. */
  labelled: readonly number[]
}

/** Returns the positions of everything in a plot, for a width in pixels. */
export function scalesOf(
  values: readonly number[],
  { width, count, formatAxis }: { width: number; count: number; formatAxis: (value: number) => string },
): Scales {
  const steps = ticks(Math.min(0, ...values), Math.max(0, ...values) || 1, 4)
  // The uppermost grid line is above everything that is drawn.
  const step = (steps[1] ?? 1) - (steps[0] ?? 0)
  const most = Math.max(0, ...values)
  if (steps.at(-1)! < most) steps.push(steps.at(-1)! + step)
  const least = Math.min(0, ...values)
  if (steps[0]! > least) steps.unshift(steps[0]! - step)
  const [low, high] = [steps[0]!, steps.at(-1)!]
  const left = 12 + Math.max(...steps.map(value => formatAxis(value).length)) * CHARACTER
  const right = width - MARGIN.right
  const bottom = HEIGHT - MARGIN.bottom
  const last = Math.max(1, count - 1)
  return {
    left,
    right,
    top: MARGIN.top,
    bottom,
    x: at => (count === 1 ? (left + right) / 2 : left + ((right - left) * at) / last),
    y: value => bottom - ((value - low) / (high - low || 1)) * (bottom - MARGIN.top),
    nearest: x =>
      Math.min(count - 1, Math.max(0, Math.round(((x - left) / Math.max(1, right - left)) * last))),
    values: steps,
    labelled: labelledOf(count, width < NARROW ? 5 : 7),
  }
}

function labelledOf(count: number, most: number): number[] {
  const wanted = Math.min(count, most)
  if (wanted < 2) return count === 0 ? [] : [0]
  return [
    ...new Set(Array.from({ length: wanted }, (_, at) => Math.round((at * (count - 1)) / (wanted - 1)))),
  ]
}
