import { width } from '../../primitives/avatar-group/avatar-group.css.ts'
import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const makers = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
})

export const faces = pattern.styleVariants({
  sm: { vars: { [width]: '36px' } },
  md: { vars: { [width]: '64px' } },
})

export const lines = pattern.style({
  display: 'grid',
  minInlineSize: 0,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  overflowWrap: 'anywhere',
})
export const names = pattern.style({ fontWeight: 600, color: color.text.strong })
export const place = pattern.style({ color: color.text.muted })
