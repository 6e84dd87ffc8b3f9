import { pattern } from '../../styles/layered.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

export const root = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
})

export const title = pattern.style({
  ...typeScale('title3'),
  color: vars.color.text.strong,
  scrollMarginBlockStart: '160px',
})

export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
