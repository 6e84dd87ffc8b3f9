import { popover } from '@stoa/ui/internal/primitives'
import { media, pattern, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const heard = pattern.style(visuallyHidden)
export const frame = pattern.style({ position: 'relative', display: 'block' })

export const popup = pattern.style([
  popover,
  {
    zIndex: vars.zIndex.menu,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'min(320px, var(--stoa-room))',
    overflowY: 'auto',
    padding: 6,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface.overlay,
    boxShadow: vars.shadow[3],
  },
])
export const inline = pattern.style({
  maxBlockSize: 'min(420px, 56dvh)',
  overflowY: 'auto',
})
export const group = pattern.style({
  padding: '10px 10px 4px',
  color: color.text.muted,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
})
export const option = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: 40,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: vars.radius.sm,
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { backgroundColor: color.surface.hover, boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[aria-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
  },
})
export const texts = pattern.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const text = pattern.style({ color: color.text.muted, fontSize: vars.type.xs.size })
export const empty = pattern.style({
  padding: 12,
  color: color.text.muted,
  fontSize: vars.type.sm.size,
})
