import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

/** Wraps into rows instead of scrolling, which would hide views. */
export const root = pattern.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 })
/** Content at the end fills the last row instead of starting another one. */
export const list = pattern.style({ display: 'contents' })
export const item = pattern.style({ display: 'flex', alignItems: 'center' })

export const tab = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minBlockSize: 36,
  paddingInline: 12,
  borderRadius: vars.radius.full,
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover, color: color.text.strong },
    '&[aria-current]': { backgroundColor: color.accent.soft, color: color.accent.softText },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.control },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
})
export const end = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' })
export const count = pattern.style({ fontWeight: 500, ...tabularNumbers })
