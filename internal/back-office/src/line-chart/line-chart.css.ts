import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars
const forced = (stroke: string) => ({ [media.forcedColors]: { stroke } })

export const root = pattern.style({ position: 'relative', minInlineSize: 0, direction: 'ltr' })
export const legend = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginBlockEnd: vars.space[2],
  color: color.text.muted,
  fontSize: vars.type.sm.size,
})
export const key = pattern.style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const keyLine = pattern.style({ inlineSize: 20, blockSize: 10, flex: 'none' })
export const plot = pattern.style({
  position: 'relative',
  // Until it is drawn for a new width.
  overflow: 'clip',
  borderRadius: vars.radius.sm,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
})
export const drawing = pattern.style({ display: 'block', inlineSize: '100%', fill: 'none' })
export const rule = pattern.style({
  stroke: color.border.subtle,
  strokeWidth: 1,
  '@media': forced('GrayText'),
})
export const tick = pattern.style({
  fill: color.text.muted,
  fontSize: vars.type.xs.size,
  fontFamily: vars.font.text,
  ...tabularNumbers,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const ground = pattern.style({
  fill: color.chart[1],
  opacity: 0.12,
  '@media': { [media.forcedColors]: { display: 'none' } },
})
export const now = pattern.style({
  fill: 'none',
  stroke: color.chart[1],
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': forced('CanvasText'),
})
export const before = pattern.style({
  fill: 'none',
  stroke: color.text.muted,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
  '@media': forced('CanvasText'),
})
export const cursor = pattern.style({
  stroke: color.text.muted,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  '@media': forced('Highlight'),
})
export const dot = pattern.style({
  fill: color.chart[1],
  stroke: color.surface.raised,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
})
export const dotBefore = pattern.style({
  fill: color.surface.raised,
  stroke: color.text.muted,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const reader = pattern.style({
  position: 'absolute',
  insetBlock: 0,
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  // Sideways it reads the plot, up and down the page still scrolls.
  touchAction: 'pan-y',
})
export const balloon = pattern.style({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  maxInlineSize: '60%',
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: vars.radius.sm,
  border: '1px solid transparent',
  backgroundColor: color.surface.inverse,
  color: color.text.inverse,
  fontSize: vars.type.sm.size,
  pointerEvents: 'none',
  ...tabularNumbers,
})
export const balloonStrong = pattern.style({ fontWeight: 600 })
