import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
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
    /** A row that scrolls sideways on phones, instead of a column. */
    row: {
      true: {
        '@media': {
          [media.down('sm')]: {
            gridAutoFlow: 'column',
            gridAutoColumns: '82%',
            overflowX: 'auto',
            scrollSnapType: 'x mandatory',
            scrollPaddingInline: vars.size.gutter,
            scrollbarWidth: 'none',
            marginInline: `calc(-1 * ${vars.size.gutter})`,
            paddingInline: vars.size.gutter,
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

export const header = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginBlockEnd: vars.space[8],
  overflowWrap: 'anywhere',
})

export const banner = pattern.style({
  // Name of the view transition from a window of the home page, if the host's router requests one.
  viewTransitionName: 'shop-banner',
  blockSize: 'clamp(120px, 22vw, 260px)',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
})

export const headerBody = pattern.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
})

export const headerName = pattern.style({
  ...typeScale('title1'),
  color: color.text.strong,
  overflowWrap: 'anywhere',
})

export const headerTagline = pattern.style({ marginBlockStart: vars.space[1] })

export const facts = pattern.style({
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockStart: vars.space[1],
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})

/** A separate line on a phone, so that the page's font, which loads later, cannot change the number of lines. */
export const factLine = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  inlineSize: '100%',
  '@media': { [media.up('sm')]: { inlineSize: 'auto' } },
})

export const text = pattern.style({ maxInlineSize: '62ch', lineHeight: 1.65 })

export const swatch = pattern.style({
  display: 'block',
  inlineSize: '28px',
  blockSize: '32px',
  borderRadius: '14px 14px 4px 4px',
  background: `linear-gradient(${vars.shop.wall} 72%, ${vars.shop.sign} 72%)`,
  border: `1px solid ${color.border.default}`,
  forcedColorAdjust: 'none',
})
