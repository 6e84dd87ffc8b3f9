import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const root = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  padding: vars.space[4],
  color: color.text.body,
  backgroundColor: color.caution.soft,
  borderRadius: vars.radius.md,
  outline: '1px solid transparent',
  '@media': { [media.up('md')]: { padding: vars.space[6] } },
})

export const title = pattern.style({
  ...typeScale('title3'),
  color: color.text.strong,
  scrollMarginBlockStart: '160px',
  borderRadius: vars.radius.xs,
})

export const table = pattern.style({
  ...tabularNumbers,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.sm.size,
})

const td = pattern.style({
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  verticalAlign: 'top',
  // The name shrinks first: an amount breaks only if it is wider than the page.
  overflowWrap: 'break-word',
})

export const name = pattern.style({
  paddingBlock: vars.space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 450,
  overflowWrap: 'anywhere',
})

export const cell = pattern.style([td, { fontWeight: 600, color: color.text.strong }])
export const old = pattern.style([td, { textDecoration: 'line-through' }])

export const row = pattern.style({ borderBlockStart: `1px solid ${color.border.default}` })
export const totalRow = pattern.style({
  borderBlockStart: `2px solid ${color.border.control}`,
  fontSize: vars.type.body.size,
})

export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
