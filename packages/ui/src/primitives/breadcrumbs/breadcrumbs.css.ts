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
})

export const item = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  selectors: { '&:last-child': { flex: '0 1 auto', minInlineSize: 0 } },
  '@media': {
    // A phone has room for one step: the way back. The page itself is named by its heading.
    [media.down('md')]: {
      selectors: {
        '&:not(:nth-last-child(2)):not(:only-child)': { display: 'none' },
        '&:nth-last-child(2)': { flex: '0 1 auto', minInlineSize: 0 },
      },
    },
  },
})

export const link = primitive.style({
  ...truncate,
  padding: '8px 4px',
  '@media': { [media.touch]: { paddingBlock: '13px' } },
  marginInline: -4,
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { color: vars.color.text.strong, textDecoration: 'underline' } },
  outlineOffset: '-2px',
})

export const current = primitive.style({ ...truncate, color: vars.color.text.strong })

const sign = primitive.style({
  flex: 'none',
  opacity: 0.7,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
export const arrow = primitive.style([sign, { '@media': { [media.down('md')]: { display: 'none' } } }])
export const back = primitive.style([sign, { '@media': { [media.up('md')]: { display: 'none' } } }])
