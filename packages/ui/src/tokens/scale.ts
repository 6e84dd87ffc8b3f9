/** Sizes, type, depth and motion: the numbers behind the contract. Plain data, usable without React or CSS. */

export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const

export const radius = {
  xs: '4px',
  sm: '8px',
  md: '12px',
  lg: '20px',
  full: '999px',
  /** Shops and categories only. */
  arch: '999px 999px 4px 4px',
  /** Arch of a tile, with a softer foot. */
  archTile: '999px 999px 8px 8px',
} as const

export const size = {
  control: '44px',
  controlLg: '52px',
  controlSm: '36px',
  gutter: 'clamp(16px, 4vw, 40px)',
  section: 'clamp(40px, 6vw, 80px)',
  container: '1280px',
  text: '720px',
  card: '440px',
  aside: '372px',
  filters: '248px',
} as const

const textFamily = '"Hanken Grotesk Variable", "Hanken Fallback", system-ui, sans-serif'

export const font = {
  text: textFamily,
  display: `"Bricolage Grotesque Variable", "Bricolage Fallback", ${textFamily}`,
} as const

export const type = {
  hero: { size: 'clamp(2.375rem, 1.55rem + 3.5vw, 4rem)', line: '1.02', weight: '680', tracking: '-0.035em' },
  title1: {
    size: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
    line: '1.12',
    weight: '650',
    tracking: '-0.022em',
  },
  title2: {
    size: 'clamp(1.375rem, 1.23rem + 0.65vw, 1.75rem)',
    line: '1.18',
    weight: '650',
    tracking: '-0.022em',
  },
  title3: {
    size: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)',
    line: '1.25',
    weight: '650',
    tracking: '-0.012em',
  },
  lede: { size: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)', line: '1.55', weight: '400', tracking: '0' },
  body: { size: '1rem', line: '1.55', weight: '400', tracking: '0' },
  sm: { size: '0.875rem', line: '1.5', weight: '400', tracking: '0' },
  xs: { size: '0.8125rem', line: '1.45', weight: '400', tracking: '0' },
  '2xs': { size: '0.75rem', line: '1', weight: '650', tracking: '0' },
  navCaps: { size: '0.8125rem', line: '1', weight: '650', tracking: '0.045em' },
} as const

/** Steps of the type scale in the display family. */
export const displayTypes: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'hero',
  'title1',
  'title2',
  'title3',
])

export const motion = {
  /** Color and press. */
  fast: '120ms',
  /** Menus, tooltips, the header's shadow. */
  base: '200ms',
  /** Drawer, toasts, picture zoom. */
  slow: '320ms',
  easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  easeIn: 'cubic-bezier(0.5, 0, 0.8, 0.3)',
} as const

export const zIndex = {
  /** The fixed bottom bar of cart and product on phones. */
  bar: '25',
  header: '30',
  menu: '35',
  overlay: '40',
  cookie: '50',
  toast: '60',
  tooltip: '70',
} as const

/** Widths at which layouts change, in CSS pixels. */
export const breakpoints = { sm: 600, md: 768, lg: 900, xl: 1100 } as const

export type Breakpoint = keyof typeof breakpoints
