import { pattern } from '../../styles/layered.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const page = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: vars.size.text,
  marginInline: 'auto',
  paddingBlock: 'clamp(24px, 4vw, 56px)',
})
export const head = pattern.style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const done = pattern.style({ inlineSize: 44, blockSize: 44, color: color.positive.text })
export const test = pattern.style({ color: color.text.strong })
export const title = pattern.style({ ...typeScale('title1'), color: color.text.strong })
export const number = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.lede.size,
  fontWeight: 600,
  color: color.text.strong,
  overflowWrap: 'anywhere',
})
export const text = pattern.style({ color: color.text.body, overflowWrap: 'anywhere' })
export const shops = pattern.style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
})
export const shop = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  padding: `${space[4]} ${space[5]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})
export const name = pattern.style({ flex: '1 1 12rem', minInlineSize: 0, fontWeight: 600 })
export const fact = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })
export const arrival = pattern.style({ flexBasis: '100%', color: color.text.body })
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { print: { display: 'none' } },
})
