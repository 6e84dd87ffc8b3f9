import { vars } from '../tokens/contract.css.ts'

/** Makes a row scroll sideways and stop at its items, without a scroll bar. */
export const swiped = {
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
} as const

/** Makes a row in a page container scroll sideways up to the window's edges. */
export const swipedToEdges = {
  ...swiped,
  scrollPaddingInline: vars.size.gutter,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
} as const
