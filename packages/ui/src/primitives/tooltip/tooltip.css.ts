import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { popover } from '../../styles/popover.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } })

export const content = primitive.style([
  popover,
  {
    zIndex: vars.zIndex.tooltip,
    inlineSize: 'max-content',
    maxInlineSize: 'min(280px, calc(100vw - 16px))',
    paddingBlock: 6,
    paddingInline: 10,
    borderRadius: 6,
    // Forced colors leave only the outline of the box.
    outline: '1px solid transparent',
    overflow: 'visible',
    backgroundColor: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    fontFamily: vars.font.text,
    fontSize: vars.type.xs.size,
    lineHeight: vars.type.xs.line,
    fontWeight: 550,
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
    selectors: {
      // Bridges the gap, so that a pointer on its way to the tooltip never leaves both.
      '&::before': { content: '""', position: 'absolute', inset: -6 },
      '&::after': {
        content: '""',
        position: 'absolute',
        inlineSize: 10,
        blockSize: 10,
        backgroundColor: 'inherit',
        transform: 'rotate(45deg)',
        zIndex: -1,
      },
      '&[data-side="bottom"]::after': { top: -3, left: 'calc(var(--stoa-point) - 5px)' },
      '&[data-side="top"]::after': { bottom: -3, left: 'calc(var(--stoa-point) - 5px)' },
      '&[data-side="left"]::after': { right: -3, top: 'calc(var(--stoa-point) - 5px)' },
      '&[data-side="right"]::after': { left: -3, top: 'calc(var(--stoa-point) - 5px)' },
    },
  },
])
