import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { popover } from '../../styles/popover.css.ts'
import { vars } from '../../tokens/index.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const panel = primitive.style([
  popover,
  {
    zIndex: vars.zIndex.menu,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--stoa-room, 80dvh)',
    overflowY: 'auto',
    padding: vars.space[4],
    border: `1px solid ${vars.color.border.subtle}`,
    outline: 'none',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface.overlay,
    color: vars.color.text.body,
    boxShadow: vars.shadow[3],
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
  },
])

export const sizes = primitive.styleVariants({
  sm: { inlineSize: 248 },
  md: { inlineSize: 360 },
  lg: { inlineSize: 480 },
})
