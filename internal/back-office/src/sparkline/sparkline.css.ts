import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

export const root = pattern.style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 32,
  overflow: 'visible',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})
export const line = pattern.style({
  fill: 'none',
  stroke: vars.color.chart[1],
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
