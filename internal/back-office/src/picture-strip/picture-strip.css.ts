import { fieldStyles } from '@stoa/ui/internal/primitives'
import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const legend = pattern.style([fieldStyles.label, { marginBlockEnd: '6px' }])
export const place = pattern.style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: space[3],
  border: `1px dashed ${color.border.control}`,
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-state=over]': { borderColor: color.accent.solid, backgroundColor: color.accent.soft },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state=over]': { border: '1px solid Highlight' } } },
  },
})
export const tiles = pattern.style({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[3],
})
export const tile = pattern.style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-edge=left]': { boxShadow: `-4px 0 0 ${color.accent.solid}` },
    '&[data-edge=right]': { boxShadow: `4px 0 0 ${color.accent.solid}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-edge=left]': { borderLeft: '4px solid Highlight' },
        '&[data-edge=right]': { borderRight: '4px solid Highlight' },
      },
    },
  },
})
export const frame = pattern.style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.picture,
  cursor: 'grab',
})
/** A browser drags a picture rather than what it is in: the pointer does not meet it. */
export const still = pattern.style({ display: 'contents', pointerEvents: 'none' })
export const image = pattern.style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const first = pattern.style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: space[1],
})
export const veil = pattern.style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  padding: space[2],
  backgroundColor: color.surface.inverse,
  color: color.text.inverse,
  fontSize: vars.type.xs.size,
  textAlign: 'center',
})
export const bar = pattern.style({ inlineSize: '80%', accentColor: color.accent.solid })
export const buttons = pattern.style({ display: 'flex', justifyContent: 'space-between' })
export const alt = pattern.style([fieldStyles.control, { padding: '6px 10px', fontSize: '1rem' }])
export const left = pattern.style([
  fieldStyles.hint,
  {
    visibility: 'hidden',
    selectors: { [`${tile}:focus-within &`]: { visibility: 'visible' } },
    '@media': { [media.touch]: { display: 'none' } },
  },
])
