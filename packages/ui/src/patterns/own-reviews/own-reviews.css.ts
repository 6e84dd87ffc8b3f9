import { fieldStyles } from '../../primitives/field/styles.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const legend = pattern.style([fieldStyles.label, { marginBlockEnd: space[1] }])

export const stars = pattern.style({
  display: 'flex',
  alignItems: 'center',
  // The first star is aligned with the text; each is 44 px wide.
  marginInlineStart: -6,
})
export const star = pattern.style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
})
/** Covers the whole star, invisibly. */
export const radio = pattern.style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const drawing = pattern.style({ inlineSize: 32, blockSize: 32 })
export const word = pattern.style({
  marginInlineStart: space[2],
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  color: color.text.strong,
})

export const hint = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})
export const counter = pattern.style(tabularNumbers)
export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const rows = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = pattern.style({
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})

export const product = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const picture = pattern.style({ flex: 'none', inlineSize: 64 })
export const text = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const name = pattern.style({ fontWeight: 600, color: color.text.strong })
export const shop = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })

export const card = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
})
pattern.globalStyle(`${card} > [data-component=Review]`, {
  paddingBlock: `${space[4]} 0`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
export const cardActions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  // The text is aligned with the review.
  marginInline: -15,
  '@media': { [media.forcedColors]: { marginInline: 0, gap: space[2] } },
})
