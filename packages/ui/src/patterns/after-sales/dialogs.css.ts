import { pattern } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

export const outcome = pattern.style({ fontSize: vars.type.sm.size, color: vars.color.text.body })
export const amount = pattern.style({ ...tabularNumbers, fontWeight: 650, color: vars.color.text.strong })
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
})
