import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { popover } from '../../styles/popover.css.ts'
import { truncate } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const content = primitive.style([
  popover,
  {
    zIndex: vars.zIndex.menu,
    inlineSize: 248,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--stoa-room)',
    overflowY: 'auto',
    padding: 6,
    border: `1px solid ${vars.color.border.subtle}`,
    outline: 'none',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface.overlay,
    boxShadow: vars.shadow[3],
    lineHeight: vars.type.body.line,
    animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
  },
])

export const item = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 42,
  inlineSize: '100%',
  paddingInline: 12,
  borderRadius: vars.radius.sm,
  fontSize: '0.9375rem',
  textAlign: 'start',
  color: vars.color.text.strong,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:focus': { backgroundColor: vars.color.surface.hover, outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})

export const itemIcon = primitive.style({ color: vars.color.text.muted })
export const itemCheck = primitive.style({ marginInlineStart: 'auto', color: vars.color.accent.text })
export const separator = primitive.style({
  blockSize: 1,
  border: 0,
  margin: 6,
  backgroundColor: vars.color.border.subtle,
})
export const label = primitive.style({
  paddingBlock: 8,
  paddingInline: 12,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
  color: vars.color.text.muted,
  ...truncate,
})
