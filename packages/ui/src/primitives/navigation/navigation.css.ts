import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** Positioned parent of the panels: the list scrolls and would cut them off. */
export const frame = primitive.style({ position: 'relative' })

export const entry = primitive.style({ display: 'flex', alignItems: 'center', blockSize: '100%' })

/** Present in the page for readers without scripts and for crawlers; skipped by the Tab key. */
export const waiting = primitive.style({ display: 'none' })

export const panel = primitive.style({
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: vars.zIndex.menu,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
})
