import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } })

export const content = primitive.style({
  zIndex: vars.zIndex.tooltip,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: 6,
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontFamily: vars.font.text,
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  fontWeight: 550,
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
})

export const arrow = primitive.style({ fill: vars.color.surface.inverse })
