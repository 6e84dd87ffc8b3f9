import { primitive } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

export const price = primitive.recipe({
  base: {
    ...tabularNumbers,
    display: 'inline-flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: '2px 8px',
    color: vars.color.text.strong,
    fontWeight: 650,
    minWidth: 0,
  },
  variants: {
    size: {
      sm: { fontSize: vars.type.sm.size },
      md: { fontSize: vars.type.body.size },
      lg: { fontSize: '1.0625rem' },
      xl: { fontSize: '1.875rem', lineHeight: 1.2 },
    },
    stacked: { true: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
  },
})

export const current = primitive.recipe({
  base: { fontWeight: 650 },
  variants: {
    sale: { true: { color: vars.color.sale.text, fontWeight: 700 } },
    display: { true: { fontFamily: vars.font.display, letterSpacing: '-0.02em' } },
  },
})

export const original = primitive.style({
  color: vars.color.text.muted,
  fontWeight: 450,
  fontSize: '0.875em',
  textDecorationThickness: '1px',
})
export const largeOriginal = primitive.style([original, { fontSize: '1.0625rem' }])

export const percent = primitive.style({
  color: vars.color.sale.text,
  fontSize: '0.8125em',
  fontWeight: 650,
})
