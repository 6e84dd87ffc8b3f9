import { fieldStyles } from '../../primitives/field/styles.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const legend = pattern.style([fieldStyles.label, { marginBlockEnd: '6px' }])
export const list = pattern.style({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.sm,
})
export const line = pattern.style({
  padding: `${space[1]} ${space[4]} ${space[2]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})
export const pick = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
})
export const picture = pattern.style({ display: 'block', inlineSize: '56px' })
export const text = pattern.style({
  display: 'grid',
  gap: '2px',
  paddingBlock: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = pattern.style({ fontWeight: 550, lineHeight: 1.35, color: color.text.strong })
export const detail = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
/** Below the text on a wide page; below the whole row on a phone. */
export const more = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  paddingBlockEnd: space[3],
  '@media': { [media.up('sm')]: { paddingInlineStart: `calc(88px + ${space[3]} + ${space[1]})` } },
})
export const extra = pattern.style({ flex: '1 1 12rem', minInlineSize: 0 })
