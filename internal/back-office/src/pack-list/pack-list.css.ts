import { media, pattern, tabularNumbers, typeScale } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars
/** The head of the seller area stays above it. */
const HEAD = 'var(--stoa-seller-head, 0px)'

export const root = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': {
    [media.up('lg')]: {
      selectors: { '&:has(> [data-part])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)' } },
    },
  },
})
export const pieces = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const aside = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.up('lg')]: { position: 'sticky', insetBlockStart: `calc(${HEAD} + ${space[4]})` },
    // Its parts are the root's, so that the buttons keep in sight of the whole page.
    [media.down('lg')]: { display: 'contents' },
  },
})
/**
 * Stay within reach of the thumb regardless of the number of items: above a phone's tab bar, whose height the layout
 * provides.
 */
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    [media.down('lg')]: {
      position: 'sticky',
      insetBlockEnd: `calc(var(--stoa-seller-foot, 0px) + ${space[3]})`,
      zIndex: vars.zIndex.bar,
      padding: space[2],
      border: `1px solid ${color.border.default}`,
      borderRadius: vars.radius.md,
      backgroundColor: color.surface.overlay,
      boxShadow: vars.shadow[3],
    },
    [media.short]: { position: 'static' },
  },
})
pattern.globalStyle(`${actions} > *`, { flex: '1 1 auto' })
/** Stays in view while scrolling through the items. */
export const count = pattern.style({
  ...typeScale('title3'),
  ...tabularNumbers,
  position: 'sticky',
  insetBlockStart: HEAD,
  zIndex: 1,
  paddingBlock: space[2],
  backgroundColor: color.surface.page,
  color: color.text.strong,
})
export const list = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[3],
  padding: space[3],
  border: `2px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  selectors: { '&[data-packed]': { borderColor: color.positive.text } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-packed]': { borderColor: 'Highlight' } } } },
})
export const picture = pattern.style({ inlineSize: 96 })
export const text = pattern.style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = pattern.style({ color: color.text.body })
/** Distinguishes an item from its neighbor on the shelf. */
export const option = pattern.style({
  fontSize: vars.type.title3.size,
  fontWeight: 700,
  color: color.text.strong,
})
export const sku = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.title3.size,
  color: color.text.strong,
})
export const controls = pattern.style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const state = pattern.style({ ...tabularNumbers, fontWeight: 600, color: color.text.strong })
export const buttons = pattern.style({ display: 'inline-flex', alignItems: 'center', gap: space[3] })
