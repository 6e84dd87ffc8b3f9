import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const summary = pattern.style({ display: 'grid', gap: vars.space[4], alignContent: 'start' })

export const figures = pattern.style({ display: 'flex', alignItems: 'center', gap: '14px' })

export const average = pattern.style({
  ...tabularNumbers,
  fontFamily: vars.font.display,
  fontSize: '3rem',
  fontWeight: 650,
  letterSpacing: '-0.022em',
  lineHeight: 1,
  color: color.text.strong,
})

export const outOf = pattern.style({
  display: 'grid',
  gap: '2px',
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})

export const bars = pattern.style({ display: 'grid', gap: vars.space[2] })

export const row = pattern.style({
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: '1ch minmax(0, 1fr) 5ch',
  gap: vars.space[3],
  alignItems: 'center',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})

/** A row that links to its reviews: easy to hit, without moving its surroundings. */
export const choice = pattern.style([
  row,
  {
    marginBlock: `calc(-1 * ${vars.space[1]})`,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.sm,
    selectors: {
      '&:hover': { backgroundColor: color.surface.hover, color: color.text.strong },
      '&[aria-current=true]': {
        backgroundColor: color.accent.soft,
        color: color.accent.softText,
        fontWeight: 650,
      },
    },
    '@media': {
      [media.touch]: { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[2]})` },
      [media.forcedColors]: { selectors: { '&[aria-current=true]': { border: '2px solid Highlight' } } },
    },
  },
])

export const bar = pattern.style({
  blockSize: '8px',
  borderRadius: '4px',
  backgroundColor: color.surface.hover,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const fill = pattern.style({
  display: 'block',
  blockSize: '100%',
  borderRadius: '4px',
  backgroundColor: color.star,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})

export const review = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  overflowWrap: 'anywhere',
  selectors: {
    'li:first-child > &': { paddingBlockStart: 0 },
    'li + li > &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-bare]': { paddingBlock: 0 },
  },
})

export const head = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const date = pattern.style({ fontSize: vars.type.xs.size, color: color.text.muted })

export const title = pattern.style({ fontWeight: 600, color: color.text.strong })

export const text = pattern.style({
  overflowWrap: 'anywhere',
  maxInlineSize: '68ch',
  // Plain text keeps the author's line breaks.
  whiteSpace: 'pre-line',
})

/** A title of any length, since a shopper wrote it. */
export const question = pattern.style([text, title])

export const by = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.type.sm.size,
})

export const author = pattern.style({
  fontWeight: 600,
  color: color.text.strong,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const product = pattern.style({ justifySelf: 'start', fontSize: vars.type.sm.size })

export const variant = pattern.style({ color: color.text.muted, minInlineSize: 0, overflowWrap: 'anywhere' })

/** A quiet link at the end of the row. */
export const report = pattern.style({
  marginInlineStart: 'auto',
  paddingBlock: vars.space[1],
  fontSize: vars.type.xs.size,
})

export const reply = pattern.style({
  display: 'grid',
  gap: '2px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[1],
  padding: '12px 16px',
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.sunken,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
})

/** Summary next to the list from 900 px. */
export const layout = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 40px)',
  alignItems: 'start',
  '@media': {
    [media.up('lg')]: { gridTemplateColumns: 'minmax(220px, 320px) minmax(0, 1fr)' },
  },
})

export const pictures = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const picture = pattern.style({
  display: 'block',
  inlineSize: '88px',
  borderRadius: vars.radius.sm,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})

/** One row that scrolls sideways: the reviews below stay in sight. */
export const strip = pattern.style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Room for the focus ring, which would be cut.
  padding: '4px',
  margin: '-4px',
})
export const stripItem = pattern.style({ flex: 'none', scrollSnapAlign: 'start' })
export const stripPicture = pattern.style([picture, { inlineSize: '112px' }])
