import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

export const root = pattern.style({ display: 'grid', minInlineSize: 0 })
export const row = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 56,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
})
export const picture = pattern.style({ flex: 'none', inlineSize: 40 })
export const text = pattern.style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  fontSize: vars.type.sm.size,
})
export const label = pattern.style({ color: color.text.strong, fontWeight: 600, overflowWrap: 'anywhere' })
export const link = pattern.style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.control },
  },
})
export const note = pattern.style({ color: color.text.muted, overflowWrap: 'anywhere' })
export const end = pattern.style({
  flex: 'none',
  maxInlineSize: '45%',
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  textAlign: 'end',
  ...tabularNumbers,
})
