import { pattern } from '../../styles/layered.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const cards = pattern.style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })

export const purchaseHead = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
export const purchaseTitle = pattern.style({
  ...typeScale('title3'),
  ...tabularNumbers,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const card = pattern.style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[5],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
})

/** One frame around the orders of one purchase, which are its parts. */
export const purchase = pattern.style([card])
pattern.globalStyle(`${purchase} > article`, {
  gap: space[3],
  padding: `${space[4]} 0 0`,
  border: 'solid transparent',
  borderWidth: '1px 0 0',
  borderBlockStartColor: color.border.subtle,
  borderRadius: 0,
})
pattern.globalStyle(`${purchase} > article h3`, {
  fontSize: vars.type.body.size,
  letterSpacing: 0,
})

export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const number = pattern.style({
  ...typeScale('title3'),
  ...tabularNumbers,
  minInlineSize: 0,
  color: color.text.strong,
  overflowWrap: 'anywhere',
})
export const facts = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  flexBasis: '100%',
  minInlineSize: 0,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
  overflowWrap: 'anywhere',
})

export const lines = pattern.style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
/** A picture in front of a text: a bought product, or a shop. */
export const line = pattern.style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const picture = pattern.style({ flex: 'none', inlineSize: 56 })
export const text = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = pattern.style({ color: color.text.strong })
export const options = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })

export const foot = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
export const total = pattern.style({ display: 'flex', alignItems: 'baseline', gap: space[2] })
pattern.globalStyle(`${purchase} ${foot}`, { padding: 0, border: 0 })
