import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
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
