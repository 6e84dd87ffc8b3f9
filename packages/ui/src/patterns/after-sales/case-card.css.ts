import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const list = pattern.style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const card = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.sunken,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid', border: `1px solid ${color.border.subtle}` } },
})
export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const title = pattern.style({ minInlineSize: 0 })
export const when = pattern.style({
  ...tabularNumbers,
  '@media': { [media.up('sm')]: { marginInlineStart: 'auto' } },
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
export const text = pattern.style({ color: color.text.body })
export const pieces = pattern.style({
  ...tabularNumbers,
  display: 'grid',
  gap: '2px',
  fontSize: vars.type.sm.size,
  color: color.text.body,
})
export const muted = pattern.style({ color: color.text.muted })
export const term = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })
/** Text of a person keeps its line breaks. */
export const quote = pattern.style({
  whiteSpace: 'pre-line',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.border.default}`,
  color: color.text.body,
})
export const fold = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  inlineSize: 'fit-content',
  minBlockSize: vars.size.controlSm,
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  color: color.accent.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const arrow = pattern.style({
  transition: `transform ${vars.motion.fast}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
})
export const sent = pattern.style({ display: 'grid', gap: space[3], paddingBlockStart: space[2] })
export const pictures = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const picture = pattern.style({ inlineSize: '72px' })
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})
export const refund = pattern.style({ display: 'flex', alignItems: 'flex-start', gap: space[3] })
export const refundIcon = pattern.recipe({
  base: { flex: 'none', marginBlockStart: '3px' },
  variants: {
    status: {
      pending: { color: color.text.muted },
      succeeded: { color: color.positive.text },
      failed: { color: color.critical.text },
    },
  },
})
export const refundText = pattern.style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const refundAction = pattern.style({ flex: 'none', marginInlineStart: 'auto' })
export const refundTitle = pattern.style({ ...tabularNumbers, fontWeight: 600, color: color.text.strong })
export const refundDetail = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })
