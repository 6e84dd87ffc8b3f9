import { pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({
  display: 'grid',
  gap: vars.space[4],
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  // The focus ring of the box at its edge is not cut off.
  marginInline: -4,
  paddingInline: 4,
})
export const title = pattern.style({
  fontFamily: vars.font.text,
  fontSize: vars.type.sm.size,
  fontWeight: 650,
  color: color.text.muted,
  marginBlockEnd: vars.space[1],
})
export const list = pattern.style({ display: 'grid' })
export const row = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: 36,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: vars.type.sm.size,
})
export const keys = pattern.style({ display: 'flex', alignItems: 'center', gap: 6, flex: 'none' })
export const after = pattern.style({ color: color.text.muted, fontSize: vars.type.xs.size })
export const key = pattern.style({
  minInlineSize: 26,
  paddingBlock: 3,
  paddingInline: 7,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.xs,
  backgroundColor: color.surface.sunken,
  color: color.text.strong,
  fontFamily: vars.font.text,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
})
