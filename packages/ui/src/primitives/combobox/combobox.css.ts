import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { popover } from '../../styles/popover.css.ts'
import { visuallyHidden } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const heard = primitive.style(visuallyHidden)
export const frame = primitive.style({ position: 'relative', display: 'block' })

export const popup = primitive.style([
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
export const inline = primitive.style({
  maxBlockSize: 'min(420px, 56dvh)',
  overflowY: 'auto',
})
export const group = primitive.style({
  padding: '10px 10px 4px',
  color: color.text.muted,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
})
export const option = primitive.style({
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
export const texts = primitive.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const text = primitive.style({ color: color.text.muted, fontSize: vars.type.xs.size })
export const empty = primitive.style({
  padding: 12,
  color: color.text.muted,
  fontSize: vars.type.sm.size,
})
