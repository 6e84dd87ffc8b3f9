import { media, pattern, tabularNumbers, truncate, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars
const collapsed = '[data-collapsed] &'

export const root = pattern.style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 })
export const top = pattern.style({ marginBlockEnd: vars.space[3] })
export const list = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 })
export const foot = pattern.style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[2] })

export const link = pattern.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: 12,
  borderRadius: vars.radius.sm,
  color: color.text.body,
  fontSize: '0.9375rem',
  fontWeight: 550,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { backgroundColor: color.accent.soft, color: color.accent.softText },
    [collapsed]: { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
})
export const icon = pattern.style({ flex: 'none' })
export const word = pattern.style({
  flex: 1,
  minInlineSize: 0,
  ...truncate,
  selectors: { [collapsed]: visuallyHidden },
})
export const heard = pattern.style(visuallyHidden)
export const count = pattern.style({
  flex: 'none',
  minInlineSize: 24,
  paddingBlock: 2,
  paddingInline: 7,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface.hover,
  color: color.text.strong,
  fontSize: vars.type.xs.size,
  fontWeight: 650,
  textAlign: 'center',
  ...tabularNumbers,
  selectors: {
    '[aria-current] > &': { backgroundColor: color.accent.solid, color: color.accent.on },
    [collapsed]: {
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineEnd: 0,
      minInlineSize: 18,
      paddingBlock: 0,
      paddingInline: 4,
      fontSize: '0.6875rem',
    },
  },
})
