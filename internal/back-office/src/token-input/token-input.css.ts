import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const box = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.control,
  padding: '3px',
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  cursor: 'text',
  selectors: {
    '&:focus-within': { borderColor: color.accent.solid },
    '&:has([aria-invalid=true])': { borderColor: color.critical.solid },
  },
})

export const list = pattern.style({ display: 'contents' })

export const token = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSm,
  maxInlineSize: '100%',
  borderRadius: vars.radius.xs,
  backgroundColor: color.surface.sunken,
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  '@media': {
    [media.touch]: { minBlockSize: vars.size.control },
    // Its ground is what holds it together.
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const word = pattern.style({ paddingInlineStart: space[3], overflowWrap: 'anywhere' })

export const remove = pattern.style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: vars.size.controlSm,
  color: color.text.muted,
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { color: color.text.strong, backgroundColor: color.surface.hover } },
  '@media': { [media.touch]: { minInlineSize: vars.size.control } },
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
