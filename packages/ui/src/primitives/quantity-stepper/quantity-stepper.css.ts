import { primitive } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const root = primitive.style({ display: 'inline-block', flex: 'none', verticalAlign: 'top' })

export const box = primitive.recipe({
  base: {
    display: 'inline-grid',
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
      md: { gridTemplateColumns: '40px 40px 40px', blockSize: '42px' },
      lg: { gridTemplateColumns: '44px 44px 44px', blockSize: '52px' },
    },
  },
})

export const button = primitive.style({
  display: 'grid',
  placeItems: 'center',
  color: 'inherit',
  // A finger pressed for long repeats; it should not select or zoom.
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
  appearance: 'textfield',
  // The box around wears the ring.
  outline: 'none',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { '(scripting: none)': { gridColumn: '1 / -1', appearance: 'auto' } },
})
