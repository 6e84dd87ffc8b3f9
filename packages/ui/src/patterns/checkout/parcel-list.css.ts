import { pattern } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const list = pattern.style({
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
})

export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 64,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[3]} ${vars.space[4]}`,
  // The color of the shop, if the host marks the row with it.
  borderInlineStart: `4px solid var(--stoa-shop-wall, ${color.border.default})`,
  fontSize: vars.type.sm.size,
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})

export const text = pattern.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const shop = pattern.style({ fontWeight: 600, color: color.text.strong })
export const details = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.type.xs.size,
  color: color.text.muted,
})
export const price = pattern.style({ ...tabularNumbers, fontWeight: 600, color: color.text.strong })
