import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

const bar = { borderRadius: '4px', backgroundColor: color.accent.solid } as const
const forcedBar = { backgroundColor: 'CanvasText' } as const

const stripes = (one: string, other: string) =>
  `repeating-linear-gradient(115deg, ${one} 0 8px, ${other} 8px 16px)`
const pass = keyframes({ to: { backgroundPositionX: '35.3px' } })

export const progress = primitive.style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  borderRadius: '4px',
  overflow: 'hidden',
  backgroundColor: color.surface.hover,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
    // The progress is not known, only that it goes on.
    '&:indeterminate': {
      backgroundImage: stripes(color.accent.solid, color.accent.soft),
      animation: `${pass} 1s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: {
        '&::-webkit-progress-value': forcedBar,
        '&::-moz-progress-bar': forcedBar,
        // Forced colors remove backgrounds, of which these stripes consist.
        '&:indeterminate': {
          forcedColorAdjust: 'none',
          color: 'CanvasText',
          backgroundImage: stripes('CanvasText', 'Canvas'),
        },
      },
    },
    [media.reducedMotion]: { selectors: { '&:indeterminate': { animation: 'none' } } },
  },
})
