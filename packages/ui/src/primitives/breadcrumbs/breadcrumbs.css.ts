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
})

export const item = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  selectors: { '&:last-child': { flex: '0 1 auto', minInlineSize: 0 } },
})

export const link = primitive.style({
  paddingBlock: '8px',
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
