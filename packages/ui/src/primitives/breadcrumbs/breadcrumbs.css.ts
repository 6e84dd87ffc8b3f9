import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { truncate } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

export const root = primitive.style({
  display: 'block',
  paddingBlock: '6px 2px',
  fontSize: vars.type.xs.size,
  color: vars.color.text.muted,
  '@media': { [media.up('lg')]: { paddingBlock: '12px 8px' } },
})

export const list = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  // Room for the focus ring around the first word, which would be cut.
  marginInline: -4,
  paddingInline: 4,
  '@media': {
    // On a phone a deep way scrolls to the edge of the screen, rather than leaving three letters of its end.
    [media.down('md')]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
    },
  },
})

export const item = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  selectors: { '&:last-child': { flex: '0 1 auto', minInlineSize: 0 } },
  '@media': {
    [media.down('md')]: { selectors: { '&:last-child': { flex: 'none', maxInlineSize: '70vw' } } },
  },
})

export const link = primitive.style({
  padding: '8px 4px',
  '@media': { [media.touch]: { paddingBlock: '13px' } },
  marginInline: -4,
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { color: vars.color.text.strong, textDecoration: 'underline' } },
  outlineOffset: '-2px',
})

export const current = primitive.style({ ...truncate, color: vars.color.text.strong })

export const arrow = primitive.style({
  flex: 'none',
  opacity: 0.7,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
