import { pattern, tabularNumbers, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const place = pattern.style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--stoa-seller-foot, 0px) + ${vars.space[3]})`,
  zIndex: vars.zIndex.bar,
})
export const said = pattern.style(visuallyHidden)
export const bar = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border.default}`,
  backgroundColor: color.surface.overlay,
  boxShadow: vars.shadow[3],
})
export const problem = pattern.style({ flexBasis: '100%' })
export const count = pattern.style({
  marginInlineEnd: 'auto',
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  ...tabularNumbers,
})
