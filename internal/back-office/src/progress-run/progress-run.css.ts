import { pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
export const line = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.type.sm.size,
})
export const label = pattern.style({ color: color.text.strong, fontWeight: 600, overflowWrap: 'anywhere' })
export const figures = pattern.style({ color: color.text.muted, ...tabularNumbers })
export const counts = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.type.sm.size,
  ...tabularNumbers,
})
export const count = pattern.recipe({
  base: { color: color.text.body },
  variants: { tone: { neutral: {}, critical: { color: color.critical.text, fontWeight: 600 } } },
})
export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
