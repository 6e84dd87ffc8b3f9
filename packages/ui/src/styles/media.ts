import { type Breakpoint, breakpoints } from '../tokens/scale.ts'

const px = (value: number) => `${value}px`

/** Media queries by name, for `'@media': { [media.up('md')]: { … } }`. */
export const media = {
  up: (from: Breakpoint) => `screen and (min-width: ${px(breakpoints[from])})`,
  down: (below: Breakpoint) => `screen and (max-width: ${px(breakpoints[below] - 0.02)})`,
  between: (from: Breakpoint, below: Breakpoint) =>
    `screen and (min-width: ${px(breakpoints[from])}) and (max-width: ${px(breakpoints[below] - 0.02)})`,
  /** A phone held sideways, or a page enlarged so far that few lines are in sight. */
  short: '(max-height: 499.98px)',
  tall: '(min-height: 500px)',
  /** A pointer that can rest on a thing without pressing it. */
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
