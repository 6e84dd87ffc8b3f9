import { media, pattern, tabularNumbers, typeScale } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({
  minInlineSize: 0,
  padding: vars.space[5],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  '@media': { [media.down('sm')]: { padding: vars.space[4] } },
})
export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  minBlockSize: 36,
  marginBlockEnd: vars.space[2],
})
/** A link next to the title gets the height of a touch target. */
pattern.globalStyle(`${head} a[data-component=Link]`, {
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.control },
  },
})
export const title = pattern.style({
  ...typeScale('title3'),
  color: color.text.strong,
  // A long title takes a second line before the buttons do.
  flex: '1 1 8rem',
  minInlineSize: 0,
})
export const summary = pattern.style({
  marginBlockEnd: vars.space[4],
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  overflowWrap: 'anywhere',
})
export const scroll = pattern.style({ overflow: 'auto', maxBlockSize: 320 })
export const table = pattern.style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.sm.size,
  ...tabularNumbers,
})
export const cell = pattern.style({
  paddingBlock: 6,
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  color: color.text.body,
  fontWeight: 400,
  textAlign: 'end',
  selectors: {
    '&:first-child': { textAlign: 'start' },
    'thead &': { fontWeight: 600, color: color.text.strong },
  },
})
