import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'
import { skeletonDelay } from '../../tokens/timing.ts'

const sheen = keyframes({ to: { transform: 'translateX(100%)' } })
const appear = keyframes({ from: { opacity: 0 } })

export const skeleton = primitive.style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: vars.color.surface.hover,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  // Quick answers never flicker: the box is there, its paint comes late.
  animation: `${appear} 1ms ${skeletonDelay}ms both`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    backgroundImage: `linear-gradient(90deg, transparent, color-mix(in oklch, ${vars.color.surface.raised} 60%, transparent), transparent)`,
    animation: `${sheen} 1.6s infinite`,
  },
})
