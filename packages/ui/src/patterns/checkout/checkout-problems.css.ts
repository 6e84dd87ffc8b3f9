import { pattern } from '../../styles/layered.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

export const root = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
})

export const title = pattern.style({
  ...typeScale('title3'),
  color: vars.color.text.strong,
  scrollMarginBlockStart: '160px',
  borderRadius: vars.radius.xs,
})

export const list = pattern.style({ display: 'grid', gap: vars.space[2] })
