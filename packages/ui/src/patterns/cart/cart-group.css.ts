import { pattern } from '../../styles/layered.ts'
import { truncate } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'
import { box, roomy } from './cart-box.css.ts'

const { color } = vars

export const group = pattern.style([
  box,
  {
    overflow: 'hidden',
    backgroundColor: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    selectors: { '& + &': { marginBlockStart: vars.space[4] } },
  },
])

export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minBlockSize: '61px',
  padding: `10px ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@container': { [roomy]: { columnGap: '14px', paddingInline: vars.space[5] } },
})

export const shop = pattern.style({
  // Large text takes the row for the name, and what follows goes below it.
  flex: '1 1 6rem',
  minInlineSize: 0,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontFamily: vars.font.text,
  letterSpacing: 0,
  fontWeight: 600,
  color: color.text.strong,
})

export const shopName = pattern.style({
  ...truncate,
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  borderRadius: vars.radius.xs,
  selectors: {
    'a&': { paddingBlock: '10px', marginBlock: '-10px' },
    'a&:hover': { color: color.accent.text },
  },
})

export const shipping = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  fontSize: vars.type.xs.size,
  color: color.text.muted,
})

export const shippingIcon = pattern.style({
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
})

export const parcels = pattern.style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
  '@container': { [roomy]: { paddingInline: vars.space[5] } },
})
export const parcel = pattern.style({ display: 'flex', gap: vars.space[2], overflowWrap: 'anywhere' })
export const parcelShop = pattern.style({ fontWeight: 600, color: color.text.strong })

export const selectAll = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minBlockSize: '56px',
  padding: `5px ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
  backgroundColor: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  '@container': { [roomy]: { paddingInline: vars.space[5] } },
})

export const selectAllLabel = pattern.style({ flex: '1 0 auto', maxInlineSize: '100%' })

export const selectAllText = pattern.style({
  fontWeight: 600,
  fontSize: '1rem',
  selectors: { ':enabled + * > &': { color: color.text.strong } },
})

export const count = pattern.style({
  fontSize: vars.type.sm.size,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
