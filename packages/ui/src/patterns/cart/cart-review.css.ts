import { pattern } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'
import { roomy } from './cart-box.css.ts'

const { color } = vars

export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: vars.space[4],
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  '@container': { [roomy]: { paddingInline: vars.space[5] } },
})

export const picture = pattern.style({ display: 'block', inlineSize: '64px' })

export const text = pattern.style({ display: 'grid', gap: '2px', alignContent: 'start', minInlineSize: 0 })

export const name = pattern.style({
  justifySelf: 'start',
  fontWeight: 550,
  lineHeight: 1.35,
  color: color.text.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.accent.text } },
})

export const detail = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })

export const amount = pattern.style({ ...tabularNumbers, fontWeight: 650, color: color.text.strong })

export const problems = pattern.style({ display: 'grid', gap: vars.space[2], gridColumn: '1 / -1' })
