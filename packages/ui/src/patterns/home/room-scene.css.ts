import { bleed } from '../../styles/bleed.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, type } = vars

export const scene = pattern.style({ display: 'block', paddingBlockStart: vars.size.section })

export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[6],
})

export const title = pattern.style({ ...typeScale('title2'), minInlineSize: 0, color: color.text.strong })

export const detail = pattern.style({ fontSize: type.sm.size, color: color.text.muted })

/** Frame from edge to edge. Narrow windows show the middle of the room. */
export const frame = pattern.style({
  ...bleed,
  paddingInline: 0,
  position: 'relative',
  aspectRatio: '16 / 9',
  maxBlockSize: '640px',
  overflow: 'hidden',
  backgroundColor: color.surface.picture,
  '@media': {
    [media.between('sm', 'lg')]: { aspectRatio: '2 / 1' },
    [media.up('lg')]: { aspectRatio: '20 / 9' },
  },
})

/** The whole picture, which covers the frame, so that the points keep their places when the frame cuts it. */
export const room = pattern.style({
  position: 'absolute',
  insetBlockStart: '50%',
  left: '50%',
  aspectRatio: '20 / 9',
  minInlineSize: '100%',
  minBlockSize: '100%',
  transform: 'translate(-50%, -50%)',
})

export const point = pattern.style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  margin: '-14px',
  borderRadius: vars.radius.full,
  backgroundColor: color.surface.page,
  color: color.text.strong,
  fontSize: type.xs.size,
  fontWeight: 650,
  boxShadow: vars.shadow[2],
  outline: '1px solid transparent',
  selectors: { '&:hover': { backgroundColor: color.accent.solid, color: color.accent.on } },
  '::after': { content: '""', position: 'absolute', inset: '-8px', borderRadius: 'inherit' },
})

export const list = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[6],
  marginBlockStart: vars.space[4],
  '@media': {
    [media.between('sm', 'lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.up('lg')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})

export const piece = pattern.style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.xs,
  fontSize: type.sm.size,
  lineHeight: type.sm.line,
  '@media': { [media.up('lg')]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
})

export const number = pattern.style({
  ...tabularNumbers,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  backgroundColor: color.surface.sunken,
  color: color.text.strong,
  fontSize: type.xs.size,
  fontWeight: 650,
})

export const texts = pattern.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = pattern.style({
  fontWeight: 600,
  color: color.text.strong,
  selectors: { [`${piece}:hover &`]: { textDecoration: 'underline' } },
})

export const from = pattern.style({
  color: color.text.muted,
  fontSize: type.xs.size,
  lineHeight: type.xs.line,
})

export const price = pattern.style({
  '@media': { [media.up('lg')]: { gridColumn: 2 } },
})
