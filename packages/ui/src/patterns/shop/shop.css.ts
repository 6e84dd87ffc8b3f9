import { width } from '../../primitives/avatar-group/avatar-group.css.ts'
import { bleed } from '../../styles/bleed.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { swipedToEdges } from '../../styles/swiped.ts'
import { clampLines, tabularNumbers, truncate, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const grid = pattern.recipe({
  base: {
    display: 'grid',
    gap: vars.space[3],
    '@media': {
      [media.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
      [media.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
    },
  },
  variants: {
    layout: {
      grid: {},
      /** Scrolls sideways on phones. */
      row: {
        '@media': {
          [media.down('sm')]: {
            gridAutoFlow: 'column',
            gridAutoColumns: '82%',
            ...swipedToEdges,
          },
        },
      },
    },
  },
})

export const cell = pattern.style({ scrollSnapAlign: 'start', minInlineSize: 0 })

export const card = pattern.style({
  position: 'relative',
  display: 'grid',
  gap: '14px',
  alignContent: 'start',
  blockSize: '100%',
  padding: vars.space[3],
  backgroundColor: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast}`,
  selectors: { '&:hover': { borderColor: color.border.control } },
})

export const pictures = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[1],
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
})

export const identity = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '0 4px 4px',
  minInlineSize: 0,
})

export const nameAndText = pattern.style({ flex: 1, minInlineSize: 0 })

export const name = pattern.style({
  ...truncate,
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: 600,
  letterSpacing: 0,
  color: color.text.strong,
})

export const link = pattern.style({
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const tagline = pattern.style({
  ...clampLines(2),
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
})

/** The top of the page in the shop's color. */
export const header = pattern.style({
  ...bleed,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: vars.space[8],
  paddingBlockEnd: vars.space[5],
  backgroundColor: vars.shop.plate,
  color: vars.shop.onPlate,
  overflowWrap: 'anywhere',
})

export const banner = pattern.style({
  // Name of the view transition from a window of the home page, if the host's router requests one.
  viewTransitionName: 'shop-banner',
  marginInline: 'calc(50% - 50vw)',
  blockSize: 'clamp(172px, 27vw, 380px)',
  overflow: 'hidden',
  backgroundColor: vars.shop.wall,
})

pattern.globalStyle(`${banner} [data-component=Picture]`, { backgroundColor: 'transparent' })
pattern.globalStyle(`${banner} img`, { filter: vars.picture.banner })

export const headerBody = pattern.recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    paddingBlockStart: vars.space[6],
    '@media': { [media.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  },
  variants: {
    overEdge: {
      true: {
        paddingBlockStart: 0,
        marginBlockStart: '-46px',
        '@media': { [media.up('md')]: { marginBlockStart: '-74px' } },
      },
    },
  },
})

const ring = { boxShadow: `0 0 0 5px ${vars.shop.plate}` }
export const headerFaces = pattern.style({
  vars: { [width]: '84px' },
  justifySelf: 'start',
  '@media': { [media.up('md')]: { vars: { [width]: '124px' } } },
})
pattern.globalStyle(`${headerFaces} > *`, ring)
export const headerSign = pattern.style({ ...ring, inlineSize: '84px', blockSize: '94px', fontSize: '2rem' })

export const headerText = pattern.style({ minInlineSize: 0, alignSelf: 'end' })
/** Room below the edge that the faces overlap. */
export const belowEdge = pattern.style({ '@media': { [media.up('md')]: { paddingBlockStart: '88px' } } })

export const headerLine = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  fontWeight: 600,
})

export const headerName = pattern.style({
  ...typeScale('title1'),
  color: 'inherit',
  overflowWrap: 'anywhere',
})

export const headerTagline = pattern.style({ marginBlockStart: vars.space[1] })

export const figures = pattern.style({
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(72px, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid color-mix(in oklch, ${vars.shop.onPlate} 22%, transparent)`,
  '@media': { [media.up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
})

export const figure = pattern.style({
  ...typeScale('title3'),
  display: 'block',
  color: 'inherit',
})
pattern.globalStyle(`${figure} [data-component=Rating]`, { font: 'inherit', color: 'inherit' })
pattern.globalStyle(`${figure} b`, { color: 'inherit' })
// A star that is seen on a deep wall, too.
pattern.globalStyle(`${figure} svg`, {
  fill: `color-mix(in oklch, ${color.star}, ${vars.shop.onPlate} 40%)`,
})

export const figureLabel = pattern.style({
  display: 'block',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: `color-mix(in oklch, ${vars.shop.onPlate} 82%, ${vars.shop.plate})`,
})

export const text = pattern.style({
  maxInlineSize: '68ch',
  marginBlockStart: vars.space[4],
  lineHeight: 1.65,
})

export const swatch = pattern.style({
  display: 'block',
  inlineSize: '28px',
  blockSize: '32px',
  borderRadius: '14px 14px 4px 4px',
  background: `linear-gradient(${vars.shop.wall} 72%, ${vars.shop.sign} 72%)`,
  border: `1px solid ${color.border.default}`,
  forcedColorAdjust: 'none',
})
