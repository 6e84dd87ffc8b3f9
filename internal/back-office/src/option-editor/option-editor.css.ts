import { media, pattern, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const list = pattern.style({ display: 'grid', gap: space[3] })
export const option = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-edge=top]': { boxShadow: `0 -3px 0 ${color.accent.solid}` },
    '&[data-edge=bottom]': { boxShadow: `0 3px 0 ${color.accent.solid}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-edge=top]': { borderBlockStart: '3px solid Highlight' },
        '&[data-edge=bottom]': { borderBlockEnd: '3px solid Highlight' },
      },
    },
  },
})
/** The name is next to the buttons, the values below both in full width. */
export const fields = pattern.style({ display: 'contents' })
pattern.globalStyle(`${fields} > :first-child`, { maxInlineSize: '20rem' })
pattern.globalStyle(`${fields} > :nth-child(2)`, { gridRow: 2, gridColumn: '1 / -1' })
export const buttons = pattern.style({
  display: 'flex',
  gridRow: 1,
  gridColumn: 2,
  gap: space[1],
  // Aligned with the field, whose label is above it.
  marginBlockStart: `calc(${vars.type.sm.size} * 1.5 + 6px)`,
})
export const handle = pattern.style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  color: color.text.muted,
  cursor: 'grab',
  '@media': { [media.touch]: { display: 'none' } },
})
export const values = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.control,
  padding: '3px',
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  selectors: {
    '&:focus-within': { borderColor: color.accent.solid },
    '&:has([aria-invalid=true])': { borderColor: color.critical.solid },
  },
})
export const tokens = pattern.style({ display: 'contents' })
export const token = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.controlSm,
  maxInlineSize: '100%',
  paddingInline: `${space[3]} ${space[2]}`,
  borderRadius: vars.radius.xs,
  backgroundColor: color.surface.sunken,
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { backgroundColor: color.surface.hover } },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.control },
    [media.forcedColors]: { border: '1px solid ButtonBorder' },
  },
})
export const input = pattern.style({
  flex: '1 1 min(8rem, 100%)',
  // Of a share of its line a field has no width of its own, which would widen a narrow page.
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.controlSm,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.xs,
  backgroundColor: 'transparent',
  color: color.text.strong,
  fontSize: '1rem',
  selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
})
export const rename = pattern.style([
  input,
  { flex: '0 1 10rem', border: `1px solid ${color.border.control}` },
])
/** An empty alert takes no gap of the grid. */
export const nothing = pattern.style(visuallyHidden)
export const foot = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
