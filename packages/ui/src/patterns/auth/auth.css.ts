import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

export const formLayout = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const title = pattern.style({ fontSize: '1.75rem', overflowWrap: 'anywhere' })

export const lede = pattern.style({ margin: '6px 0 24px', color: vars.color.text.muted })

export const notice = pattern.style({ marginBlockEnd: vars.space[5] })

export const submit = pattern.style({ marginBlockStart: vars.space[1] })

export const code = pattern.style({ display: 'grid', gap: vars.space[2] })

export const hint = pattern.style({
  textAlign: 'center',
  fontSize: vars.type.sm.size,
  color: vars.color.text.muted,
})

export const or = pattern.style({ marginBlockStart: vars.space[3], color: vars.color.text.muted })

export const foot = pattern.style({
  marginBlockStart: '18px',
  textAlign: 'center',
  fontSize: vars.type.sm.size,
  // Ways to other forms, one under the other, that a thumb can tell apart.
  lineHeight: 2,
})
