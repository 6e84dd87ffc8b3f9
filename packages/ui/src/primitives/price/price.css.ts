import { primitive } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const price = primitive.style({
  ...tabularNumbers,
  // Hidden text is placed by it: in a row that scrolls it would widen the page.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '2px 8px',
  color: vars.color.text.strong,
  fontWeight: 650,
  minWidth: 0,
})

/** Plain class names instead of recipes, which compute theirs on every render: a page has hundreds of prices. */
export const sizes = primitive.styleVariants({
  sm: [price, { fontSize: vars.type.sm.size }],
  md: [price, { fontSize: vars.type.body.size }],
  lg: [price, { fontSize: '1.0625rem' }],
  page: [price, { fontSize: '1.875rem', lineHeight: 1.2 }],
})

export const stacked = primitive.style({ flexDirection: 'column', alignItems: 'flex-start', gap: 0 })

export const current = primitive.style({ fontWeight: 650 })
export const sale = primitive.style([current, { color: vars.color.sale.text, fontWeight: 700 }])
export const display = primitive.style({ fontFamily: vars.font.display, letterSpacing: '-0.02em' })

export const original = primitive.style({
  color: vars.color.text.muted,
  fontWeight: 450,
  fontSize: '0.875em',
  textDecorationThickness: '1px',
})
export const largeOriginal = primitive.style([original, { fontSize: '0.9375rem' }])

export const percent = primitive.style({
  color: vars.color.sale.text,
  fontSize: '0.8125em',
  fontWeight: 650,
})
