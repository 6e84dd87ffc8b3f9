import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

export const root = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
pattern.globalStyle(`${root} label`, { whiteSpace: 'normal', overflowWrap: 'anywhere' })
pattern.globalStyle(`${root} :is(form, div, label, label > span, select)`, {
  maxInlineSize: '100%',
  minInlineSize: 0,
})
export const search = pattern.style({
  position: 'relative',
  flex: '1 1 16rem',
  minInlineSize: 0,
  maxInlineSize: '26rem',
  '@media': { [media.down('md')]: { flexBasis: '100%', maxInlineSize: 'none' } },
})
export const glass = pattern.style({
  position: 'absolute',
  insetInlineStart: 13,
  insetBlockStart: 'calc(50% - 8px)',
  color: vars.color.text.muted,
  pointerEvents: 'none',
})
export const input = pattern.style({
  paddingInlineStart: 38,
  '@media': { [media.hover]: { fontSize: vars.type.sm.size } },
})
export const end = pattern.style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
})
