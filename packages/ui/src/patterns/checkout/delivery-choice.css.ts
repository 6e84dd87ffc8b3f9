import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

export const shop = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
})

export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${vars.space[3]}`,
})

export const name = pattern.style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: 600,
  letterSpacing: 0,
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
})

export const count = pattern.style({ fontSize: vars.type.sm.size, color: vars.color.text.muted })

export const hint = pattern.style({ fontSize: vars.type.xs.size, color: vars.color.text.muted })
