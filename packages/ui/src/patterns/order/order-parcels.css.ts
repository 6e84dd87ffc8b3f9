import { pattern } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const list = pattern.style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const parcel = pattern.style({ display: 'flex', alignItems: 'flex-start', gap: space[3] })
export const icon = pattern.style({ flex: 'none', marginBlockStart: '2px', color: color.text.muted })
export const text = pattern.style({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = pattern.style({ fontWeight: 600, color: color.text.strong })
export const contents = pattern.style({ fontSize: vars.type.sm.size, color: color.text.body })
export const carrier = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})
export const none = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })
export const arrived = pattern.style({
  marginBlockStart: space[2],
  '@media': { print: { display: 'none' } },
})
