import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({ minInlineSize: 0 })
export const below = pattern.style({
  marginInlineStart: space[3],
  '@media': { [media.up('md')]: { marginInlineStart: space[6] } },
})
export const row = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.control,
  paddingInlineEnd: space[1],
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&[data-current]': { backgroundColor: color.accent.soft },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-edge=top]': { boxShadow: `0 -3px 0 ${color.accent.solid}` },
    '&[data-edge=bottom]': { boxShadow: `0 3px 0 ${color.accent.solid}` },
  },
  // Forced colors have no backgrounds and shadows.
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-edge=top]': { borderBlockStart: '3px solid Highlight' },
        '&[data-edge=bottom]': { borderBlockEnd: '3px solid Highlight' },
      },
    },
  },
})
export const toggle = pattern.style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: color.text.muted,
  borderRadius: vars.radius.xs,
})
export const noToggle = pattern.style({ flex: 'none', inlineSize: vars.size.control })
export const turned = pattern.style({ transform: 'rotate(90deg)' })
export const name = pattern.style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: space[2],
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  color: color.text.strong,
})
export const muted = pattern.style({ color: color.text.muted })
export const detail = pattern.style({ fontSize: vars.type.xs.size, color: color.text.muted })
export const end = pattern.style({ display: 'flex', alignItems: 'center', gap: space[1], flex: 'none' })
export const handle = pattern.style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: vars.size.control,
  color: color.text.muted,
  cursor: 'grab',
  '@media': { [media.touch]: { display: 'none' } },
})
