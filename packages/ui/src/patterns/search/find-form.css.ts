import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'

export const form = pattern.style({
  display: 'flex',
  gap: vars.space[2],
  maxInlineSize: '28rem',
})
export const smallScreensOnly = pattern.style({
  marginBlock: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.up('md')]: { display: 'none' } },
})
export const label = pattern.style(visuallyHidden)
export const box = pattern.style({ position: 'relative', flex: 1, minInlineSize: 0 })
export const glass = pattern.style({
  position: 'absolute',
  insetInlineStart: '14px',
  insetBlockStart: 'calc(50% - 8px)',
  color: vars.color.text.muted,
  pointerEvents: 'none',
})
export const input = pattern.style({ paddingInlineStart: '40px' })
