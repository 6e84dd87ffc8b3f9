import { pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({ display: 'grid', minInlineSize: 0 })
export const row = pattern.style({
  position: 'relative',
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
  // A press anywhere on the row follows it.
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.xs },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
})
export const note = pattern.style({ color: color.text.muted, overflowWrap: 'anywhere' })
export const before = pattern.style({ flex: 'none' })
/** Its buttons lie above the row's own link. */
export const end = pattern.style({
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
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
pattern.globalStyle(`${end} :is(a, button)`, { pointerEvents: 'auto' })
