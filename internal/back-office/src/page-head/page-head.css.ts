import { media, pattern, typeScale } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const texts = pattern.style({ minInlineSize: 0, display: 'grid', gap: 4 })
export const back = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  justifySelf: 'start',
  minBlockSize: 32,
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { color: color.text.strong } },
  '@media': { [media.touch]: { minBlockSize: vars.size.control } },
})
export const line = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
export const status = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const title = pattern.style({
  ...typeScale('title2'),
  color: color.text.strong,
  overflowWrap: 'anywhere',
})
export const text = pattern.style({
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  maxInlineSize: '70ch',
})
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
