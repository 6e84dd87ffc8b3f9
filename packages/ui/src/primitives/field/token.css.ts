import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

// A field that contains several short texts, each with a button that removes it, and an input after them.

export const box = primitive.style({
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
    '&:has(input:focus)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&:has([aria-invalid=true])': { borderColor: color.critical.solid },
    '&:has(input:disabled)': {
      backgroundColor: color.surface.sunken,
      borderColor: color.border.default,
      cursor: 'not-allowed',
    },
  },
})

export const list = primitive.style({ display: 'contents' })

export const token = primitive.style({
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

export const word = primitive.style({ paddingInlineStart: space[3], overflowWrap: 'anywhere' })

export const remove = primitive.style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: vars.size.controlSm,
  color: color.text.muted,
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: color.text.strong, backgroundColor: color.surface.hover },
    '&:disabled': { color: color.text.disabled, backgroundColor: 'transparent', cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minInlineSize: vars.size.control } },
})

export const input = primitive.style({
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
  selectors: {
    // The box has it.
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&:disabled': { color: color.text.disabled, opacity: 1, cursor: 'not-allowed' },
  },
})
