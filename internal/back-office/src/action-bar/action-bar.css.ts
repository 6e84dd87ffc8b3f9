import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars
/** The head of the seller area stays above it. */
const HEAD = 'var(--stoa-seller-head, 0px)'
/** Height that it has at most, for fields that get the focus below it. */
const BAR = { wide: '112px', phone: '176px' } as const

export const root = pattern.style({
  position: 'sticky',
  insetBlockStart: HEAD,
  zIndex: vars.zIndex.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.overlay,
  boxShadow: vars.shadow[2],
  '@media': {
    [media.down('sm')]: { gap: space[2], padding: space[2] },
    [media.short]: { position: 'static' },
  },
})
/** Twice, to count more than the layout's own padding. */
pattern.globalStyle(`html:has(.${root}.${root})`, {
  scrollPaddingBlockStart: `calc(${HEAD} + ${BAR.wide})`,
  '@media': {
    [media.down('sm')]: { scrollPaddingBlockStart: `calc(${HEAD} + ${BAR.phone})` },
    [media.short]: { scrollPaddingBlockStart: space[3] },
  },
})
export const choices = pattern.style({
  flex: '1 1 18rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 20rem))',
  alignItems: 'end',
  gap: space[3],
  minInlineSize: 0,
  '@media': {
    [media.down('sm')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
      gap: space[2],
    },
  },
})
export const action = pattern.style({
  '@media': { [media.down('sm')]: { flexBasis: '100%', display: 'grid' } },
})
export const problem = pattern.style({ flexBasis: '100%' })
