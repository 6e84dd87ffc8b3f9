import { pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  overflow: 'hidden',
})
export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 56,
  paddingInline: vars.space[4],
})
export const count = pattern.style({
  marginInlineEnd: 'auto',
  color: color.text.muted,
  fontSize: vars.type.sm.size,
})
export const item = pattern.style({ borderBlockStart: `1px solid ${color.border.subtle}` })
export const row = pattern.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: 44,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  color: color.text.strong,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { backgroundColor: color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
})
export const tick = pattern.style({
  flex: 'none',
  marginBlockStart: 1,
  color: color.text.muted,
  selectors: { '[data-done] > &': { color: color.positive.text } },
})
export const texts = pattern.style({ display: 'grid', minInlineSize: 0, fontSize: vars.type.sm.size })
export const label = pattern.style({
  fontWeight: 600,
  selectors: { '[data-done] &': { color: color.text.muted, fontWeight: 500 } },
})
export const text = pattern.style({ color: color.text.muted })
