import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const root = primitive.style({
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[12],
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})

/** Below both buttons on a phone, regardless of its length. */
export const range = primitive.style({
  '@media': { [media.down('sm')]: { order: 1, inlineSize: '100%', textAlign: 'center' } },
})

export const pages = primitive.style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.up('sm')]: { display: 'flex' } },
})

export const page = primitive.style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.sm,
  fontWeight: 550,
  color: color.text.strong,
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&[aria-current=page]': { backgroundColor: color.accent.soft, color: color.accent.softText },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { border: '2px solid Highlight' } } },
  },
})

export const gap = primitive.style({ inlineSize: vars.size.control, textAlign: 'center' })
