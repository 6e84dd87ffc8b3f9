import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const list = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const item = pattern.style({ minInlineSize: 0, maxInlineSize: '100%' })
export const step = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 36,
  paddingBlock: 4,
  paddingInline: `${space[1]} ${space[3]}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  color: color.text.muted,
  font: 'inherit',
  fontSize: vars.type.sm.size,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&[aria-current]': { backgroundColor: color.accent.soft, color: color.accent.softText },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.control },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
})
export const mark = pattern.style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  border: `1.5px solid ${color.border.control}`,
  color: color.text.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-done]': {
      borderColor: color.positive.solid,
      backgroundColor: color.positive.solid,
      color: color.positive.on,
    },
  },
})
