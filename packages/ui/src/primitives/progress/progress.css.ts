import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

const bar = { borderRadius: '4px', backgroundColor: vars.color.accent.solid } as const

export const progress = primitive.style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  borderRadius: '4px',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.hover,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.color.surface.hover },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
})
