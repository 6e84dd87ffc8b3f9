import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** Wraps into rows instead of scrolling, which would hide tabs. */
export const row = primitive.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 })
/** A link to it stops right under a header that stays. */
export const navigation = primitive.style([row, { scrollMarginBlockStart: '126px' }])
/** Content at the end fills the last row instead of starting another one. */
export const links = primitive.style({ display: 'contents' })
export const item = primitive.style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })
export const end = primitive.style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' })

export const tab = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minInlineSize: 0,
  minBlockSize: 36,
  padding: '6px 12px',
  // Round ends for one line, and corners for several.
  borderRadius: '22px',
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover, color: color.text.strong },
    '&:is([aria-current], [data-state=active])': {
      backgroundColor: color.accent.soft,
      color: color.accent.softText,
    },
    '&:disabled': { backgroundColor: 'transparent', color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.control },
    [media.forcedColors]: {
      selectors: { '&:is([aria-current], [data-state=active])': { border: '2px solid Highlight' } },
    },
  },
})
export const count = primitive.style({
  flex: 'none',
  overflowWrap: 'normal',
  fontWeight: 500,
  ...tabularNumbers,
})

export const root = primitive.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})

/** Media query: no tab can be pressed, so all panels are shown, each below its label. */
const withoutScripts = '(scripting: none)'

export const list = primitive.style([row, { '@media': { [withoutScripts]: { display: 'none' } } }])
export const panel = primitive.style({
  minInlineSize: 0,
  selectors: { '&[data-state=inactive]': { display: 'none' } },
  '@media': {
    [withoutScripts]: {
      selectors: {
        '&[data-state]': { display: 'block' },
        '&::before': {
          content: 'attr(data-label)',
          display: 'block',
          fontWeight: 650,
          color: color.text.strong,
        },
      },
    },
  },
})
