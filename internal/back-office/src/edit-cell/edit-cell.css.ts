import { media, pattern, tabularNumbers } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const shown = pattern.recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 36,
    minInlineSize: 44,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    marginInline: -8,
    paddingInline: 8,
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    color: 'inherit',
    font: 'inherit',
    cursor: 'text',
    selectors: { '&:hover': { borderColor: color.border.control, backgroundColor: color.surface.raised } },
    '@media': { [media.touch]: { minBlockSize: vars.size.control, borderColor: color.border.default } },
  },
  variants: {
    align: {
      start: {},
      // A figure never wraps: it also uses the padding of the cell around it.
      end: {
        maxInlineSize: 'calc(100% + 16px)',
        justifyContent: 'flex-end',
        textAlign: 'end',
        whiteSpace: 'nowrap',
        ...tabularNumbers,
      },
    },
  },
})
export const editing = pattern.style({
  display: 'inline-grid',
  gap: 4,
  inlineSize: 'min(100%, 12rem)',
  textAlign: 'start',
  whiteSpace: 'normal',
})
export const field = pattern.recipe({
  base: {
    minBlockSize: 36,
    paddingBlock: 4,
    paddingInline: 8,
    '@media': {
      [media.touch]: { minBlockSize: vars.size.control },
      [media.hover]: { fontSize: vars.type.sm.size },
    },
  },
  variants: { align: { start: {}, end: { textAlign: 'end', ...tabularNumbers } } },
})
export const reason = pattern.style({
  minBlockSize: 36,
  paddingBlock: 4,
  paddingInline: 8,
  '@media': {
    [media.touch]: { minBlockSize: vars.size.control },
    [media.hover]: { fontSize: vars.type.sm.size },
  },
})
