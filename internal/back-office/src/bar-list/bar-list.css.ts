import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({ display: 'grid', gap: vars.space[2] })
export const row = pattern.style({
  position: 'relative',
  display: 'grid',
  minBlockSize: 44,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  selectors: { '&[data-picture]': { gridTemplateColumns: '40px minmax(0, 1fr) auto' } },
})
export const middle = pattern.style({ display: 'grid', gap: 6, minInlineSize: 0 })
export const label = pattern.style({
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  overflowWrap: 'anywhere',
})
export const link = pattern.style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  // A press anywhere on the row follows it.
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.xs },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
})
export const track = pattern.style({
  display: 'block',
  blockSize: 6,
  borderRadius: 3,
  backgroundColor: color.surface.sunken,
  overflow: 'hidden',
})
export const bar = pattern.style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 3,
  backgroundColor: color.chart[1],
  '@media': {
    [media.forcedColors]: { backgroundColor: 'CanvasText', color: 'CanvasText', forcedColorAdjust: 'none' },
  },
})
export const figures = pattern.style({
  display: 'grid',
  justifyItems: 'end',
  fontSize: vars.type.sm.size,
  ...tabularNumbers,
})
export const value = pattern.style({ color: color.text.strong, fontWeight: 600 })
export const note = pattern.style({ color: color.text.muted })
