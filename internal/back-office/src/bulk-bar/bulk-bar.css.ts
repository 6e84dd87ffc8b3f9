import { media, pattern, tabularNumbers, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

/** Above the tab bar of a phone, whose height the layout tells. */
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
  paddingInline: vars.space[3],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.overlay,
  boxShadow: vars.shadow[3],
})
export const count = pattern.style({
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  ...tabularNumbers,
})
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [media.down('sm')]: { flexBasis: '100%' } },
})
/** Its buttons are among the others. */
export const roomy = pattern.style({
  display: 'contents',
  '@media': { [media.down('sm')]: { display: 'none' } },
})
export const narrow = pattern.style({
  display: 'none',
  '@media': { [media.down('sm')]: { display: 'block' } },
})
