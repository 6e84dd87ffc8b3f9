import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

export const choice = pattern.style({ display: 'grid', gap: vars.space[5] })

export const name = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${vars.space[2]}`,
  color: vars.color.text.strong,
  fontWeight: 600,
})

export const lines = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  justifySelf: 'start',
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: vars.color.text.muted,
})

export const line = pattern.style({ selectors: { '&:not(:last-child)::after': { content: '","' } } })

export const result = pattern.style({ display: 'grid', fontStyle: 'normal' })
