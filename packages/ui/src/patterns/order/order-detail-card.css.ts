import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const card = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  '@media': { print: { breakInside: 'avoid' } },
})

const block = {
  padding: space[4],
  '@media': { [media.up('md')]: { paddingInline: space[6] } },
} as const
const next = { borderBlockStart: `1px solid ${color.border.subtle}` } as const

export const head = pattern.style({
  ...block,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const shop = pattern.style({
  ...typeScale('title3'),
  minInlineSize: 0,
  color: color.text.strong,
  overflowWrap: 'anywhere',
})
export const facts = pattern.style({
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  flexBasis: '100%',
  minInlineSize: 0,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
  overflowWrap: 'anywhere',
})

export const lines = pattern.style({ ...next })
export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[2]} ${space[4]}`,
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  '@media': { [media.up('md')]: { paddingInline: space[6] }, print: { breakInside: 'avoid' } },
})
export const picture = pattern.style({ gridRow: 'span 2', display: 'block', inlineSize: '72px' })
export const text = pattern.style({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = pattern.style({ fontWeight: 550, lineHeight: 1.35, color: color.text.strong })
export const detail = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
export const canceled = pattern.style({ fontSize: vars.type.sm.size, color: color.critical.text })
export const amount = pattern.style({
  ...tabularNumbers,
  fontWeight: 650,
  textAlign: 'end',
  color: color.text.strong,
})
export const again = pattern.style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  '@media': { print: { display: 'none' } },
})

export const cases = pattern.style({ ...block, ...next, paddingBlock: space[5] })

export const parts = pattern.style({
  ...block,
  ...next,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space[8],
  paddingBlock: space[5],
})
export const part = pattern.style({ minInlineSize: 0 })
export const partTitle = pattern.style({
  marginBlockEnd: space[3],
  fontSize: vars.type.body.size,
  lineHeight: 1.35,
  fontWeight: 650,
  color: color.text.strong,
})

export const actions = pattern.style({
  ...block,
  ...next,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { ...block['@media'], print: { display: 'none' } },
})
export const outcome = pattern.style({ flexBasis: '100%', minInlineSize: 0 })
