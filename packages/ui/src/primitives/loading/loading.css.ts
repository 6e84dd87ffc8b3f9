import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { skeletonDelay, vars } from '../../tokens/index.ts'

const appear = keyframes({ from: { opacity: 0 } })

// The wait before it shows is CSS, so it also holds in server HTML, before any script.
export const root = primitive.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  color: vars.color.text.muted,
  fontSize: vars.type.sm.size,
  animation: `${appear} ${vars.motion.base} ease-out ${skeletonDelay}ms backwards`,
})

export const page = primitive.style({ minBlockSize: '50vh' })

// Fast at first, then slower and slower: the duration is not known, only that it goes on.
const advance = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(.45)' },
  to: { transform: 'scaleX(.95)' },
})

export const line = primitive.style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.zIndex.tooltip,
  blockSize: '3px',
  backgroundColor: vars.color.accent.solid,
  transformOrigin: '0 0',
  pointerEvents: 'none',
  animation: `${advance} 12s cubic-bezier(.1, .6, .3, 1) both`,
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 0' } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
})
