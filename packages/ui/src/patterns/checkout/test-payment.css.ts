import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** Has the height of a few cards from the first paint. */
export const root = pattern.style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '360px',
})

export const cards = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': { [media.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const card = pattern.style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '64px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  textAlign: 'start',
  color: color.text.body,
  backgroundColor: color.surface.raised,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: color.accent.solid },
    '&[aria-pressed=true]': {
      borderColor: color.accent.solid,
      boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
      backgroundColor: color.accent.soft,
    },
    '&:disabled': { cursor: 'not-allowed', color: color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
})

export const label = pattern.style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { ':enabled > &': { color: color.text.strong } },
})

export const detail = pattern.style({
  ...tabularNumbers,
  justifySelf: 'start',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  overflowWrap: 'anywhere',
})
