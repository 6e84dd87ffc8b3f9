import { primitive } from '../../styles/layered.ts'
import { tabularNumbers, visuallyHidden } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const root = primitive.style({ display: 'inline-block', flex: 'none', verticalAlign: 'top' })

export const box = primitive.recipe({
  base: {
    display: 'grid',
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.surface.raised,
    color: color.text.strong,
    overflow: 'hidden',
    selectors: {
      '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
      '&[data-disabled]': { borderColor: color.border.default, color: color.text.disabled },
    },
  },
  variants: {
    size: {
      md: { gridTemplateColumns: '40px minmax(40px, 2.5rem) 40px', minBlockSize: '42px' },
      lg: { gridTemplateColumns: '44px minmax(44px, 2.75rem) 44px', minBlockSize: '52px' },
    },
  },
})

/** Width of the box, so that a message does not widen it. */
export const message = primitive.style({
  display: 'block',
  inlineSize: 0,
  minInlineSize: '100%',
  marginBlockStart: vars.space[1],
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  fontWeight: 600,
  color: color.caution.text,
  overflowWrap: 'anywhere',
})

export const spoken = primitive.style(visuallyHidden)

export const button = primitive.style({
  display: 'grid',
  placeItems: 'center',
  color: 'inherit',
  // Two quick presses are two steps, not a zoom.
  touchAction: 'manipulation',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&:disabled': { color: color.text.disabled, backgroundColor: 'transparent', cursor: 'not-allowed' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const input = primitive.style({
  ...tabularNumbers,
  inlineSize: '100%',
  minInlineSize: 0,
  border: 0,
  padding: 0,
  background: 'none',
  textAlign: 'center',
  fontSize: '1rem',
  fontWeight: 600,
  color: 'inherit',
  // The box around wears the ring.
  outline: 'none',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { '(scripting: none)': { gridColumn: '1 / -1' } },
})
