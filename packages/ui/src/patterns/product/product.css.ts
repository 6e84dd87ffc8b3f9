import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, truncate, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const heading = pattern.style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' })

export const headingTop = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
})

export const shop = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlSm,
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  color: color.text.strong,
  borderRadius: vars.radius.xs,
  '@media': { [media.touch]: { minBlockSize: vars.size.control } },
})

export const shopLink = pattern.style({
  selectors: { '&:hover': { color: color.accent.text } },
})

export const name = pattern.style({
  ...typeScale('title1'),
  color: color.text.strong,
  overflowWrap: 'anywhere',
})

export const priceRow = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
})

export const priceNote = pattern.style({
  flexBasis: '100%',
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})

export const stock = pattern.recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.type.sm.size,
    lineHeight: vars.type.sm.line,
    fontWeight: 600,
  },
  variants: {
    state: {
      in: { color: color.positive.text },
      low: { color: color.caution.text },
      out: { color: color.critical.text },
    },
  },
})

export const stockNote = pattern.style({ color: color.text.muted, fontWeight: 400 })

export const buyRow = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
})

/** Phones have the bar at the bottom for it. */
export const buyButton = pattern.style({
  flex: 1,
  '@media': { [media.down('lg')]: { display: 'none' } },
})

export const chosen = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const chosenPicture = pattern.style({ flex: 'none', inlineSize: 48 })
export const chosenLabel = pattern.style({ display: 'grid', minInlineSize: 0 })

export const choice = pattern.style({
  ...truncate,
  fontSize: vars.type.xs.size,
  lineHeight: 1.3,
  color: color.text.muted,
})

export const save = pattern.style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.controlLg,
  blockSize: vars.size.controlLg,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  color: color.text.strong,
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&[aria-pressed=true]': { color: color.critical.text },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const heart = pattern.style({
  selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } },
})

export const delivery = pattern.style({
  backgroundColor: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
})

export const way = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  padding: `14px ${vars.space[4]}`,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})

export const wayTitle = pattern.style({ display: 'block', color: color.text.strong, fontWeight: 600 })

export const wayAmount = pattern.style({
  ...tabularNumbers,
  marginInlineStart: 'auto',
  fontWeight: 600,
  color: color.text.strong,
})

export const facts = pattern.style({
  display: 'grid',
  marginBlockStart: vars.space[2],
  gap: vars.space[2],
  scrollMarginBlockStart: '142px',
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
})
export const factTable = pattern.style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  borderCollapse: 'collapse',
})
export const factTitle = pattern.style({
  paddingBlockEnd: vars.space[2],
  fontWeight: 600,
  textAlign: 'start',
  color: color.text.strong,
})
const cell = pattern.style({
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
export const factRow = pattern.style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  selectors: { '&[aria-current=true]': { fontWeight: 650 } },
})
export const factHead = pattern.style([cell, { fontWeight: 400, color: color.text.muted }])
export const factTerm = pattern.style([
  cell,
  {
    fontWeight: 400,
    color: color.text.muted,
    selectors: { '[aria-current=true] > &': { fontWeight: 'inherit', color: color.text.strong } },
  },
])
export const fact = pattern.style([cell, { ...tabularNumbers, color: color.text.strong }])
export const factNote = pattern.style({ color: color.text.muted, maxInlineSize: '62ch' })

export const howCounted = pattern.style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text.strong } },
  '@media': { [media.touch]: { paddingBlock: '12px' } },
})

export const shopPanel = pattern.style({ display: 'grid', gap: vars.space[4] })
export const shopHead = pattern.style({ display: 'flex', alignItems: 'center', gap: '14px' })
export const shopHeading = pattern.style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const shopNote = pattern.style({
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
})
export const shopText = pattern.style({ fontSize: vars.type.sm.size, lineHeight: vars.type.sm.line })

export const shopName = pattern.style({ ...typeScale('title3'), color: color.text.strong })
