import { fieldStyles } from '@stoa/ui/internal/primitives'
import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const frame = pattern.style({
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  selectors: {
    '&:focus-within': { borderColor: color.accent.solid },
    '&[data-wrong]': { borderColor: color.critical.solid },
  },
})
export const toolbar = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '3px',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
export const tool = pattern.style({
  selectors: { '&[aria-pressed=true]': { backgroundColor: color.accent.soft, color: color.accent.softText } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { border: '2px solid Highlight' } } },
  },
})
export const text = pattern.style({ position: 'relative' })
export const box = pattern.style({
  minBlockSize: '10rem',
  maxBlockSize: '32rem',
  overflowY: 'auto',
  padding: '9px 14px',
  color: color.text.strong,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  cursor: 'text',
  borderRadius: vars.radius.sm,
})
export const placeholder = pattern.style([
  fieldStyles.hint,
  { position: 'absolute', insetBlockStart: '11px', insetInlineStart: '15px', pointerEvents: 'none' },
])
pattern.globalStyle(`${box} > * + *`, { marginBlockStart: space[3] })
pattern.globalStyle(`${box} h3`, { fontSize: '1.125rem', fontWeight: 650 })
pattern.globalStyle(`${box} h4`, { fontWeight: 650 })
pattern.globalStyle(`${box} ul, ${box} ol`, { paddingInlineStart: space[6] })
pattern.globalStyle(`${box} ul`, { listStyle: 'disc' })
pattern.globalStyle(`${box} ol`, { listStyle: 'decimal' })
