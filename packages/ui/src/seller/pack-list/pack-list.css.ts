import { pattern } from '../../styles/layered.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color, space } = vars

export const root = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
/** Stays in sight while one goes through the pieces. */
export const count = pattern.style({
  ...typeScale('title3'),
  ...tabularNumbers,
  position: 'sticky',
  insetBlockStart: 0,
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
/** What tells one piece from its neighbour on the shelf. */
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
