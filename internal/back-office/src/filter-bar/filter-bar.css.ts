import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

export const root = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.down('md')]: { gap: vars.space[2] } },
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
  '@media': { [media.down('md')]: { flexBasis: '10rem', maxInlineSize: 'none' } },
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
/** Next to the search from a tablet on. */
export const beside = pattern.style({
  display: 'contents',
  '@media': { [media.down('md')]: { display: 'none' } },
})
export const opener = pattern.style({ '@media': { [media.up('md')]: { display: 'none' } } })
export const count = pattern.style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.softText,
  fontSize: vars.type['2xs'].size,
  ...tabularNumbers,
})
export const choices = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
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
