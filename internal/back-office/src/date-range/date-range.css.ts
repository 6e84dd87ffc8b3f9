import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  minInlineSize: 0,
})
export const presets = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: 4 })
pattern.globalStyle(`${presets} [aria-pressed="true"]`, {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
})
export const form = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
})
export const field = pattern.style({ display: 'grid', gap: 4, inlineSize: '10.5rem' })
export const label = pattern.style({ color: color.text.strong, fontSize: vars.type.sm.size, fontWeight: 550 })
export const problem = pattern.style({ color: color.critical.text, fontSize: vars.type.sm.size })
/** Aligned with the fields, without a label above it. */
export const show = pattern.style({ marginBlockStart: `calc(${vars.type.sm.size} * 1.5 + 4px)` })
