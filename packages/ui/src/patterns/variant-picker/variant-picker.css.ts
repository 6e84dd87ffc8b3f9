import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const root = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})

export const legend = pattern.style({
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  fontWeight: 600,
  color: color.text.strong,
  marginBlockEnd: '6px',
  overflowWrap: 'anywhere',
})

export const selected = pattern.style({ fontWeight: 450 })

export const values = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** Invisible, but covering its whole block: it receives clicks, and the page scrolls to its focus. */
export const radio = pattern.style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})

const chosenEdge = {
  borderColor: color.accent.solid,
  boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
}
const focusRing = { outline: `2px solid ${color.focus}`, outlineOffset: '2px' }

export const block = pattern.style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  minInlineSize: '56px',
  maxInlineSize: '100%',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  color: color.text.strong,
  fontSize: '0.9375rem',
  fontWeight: 550,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: color.surface.hover },
    '&:has(:checked)': { ...chosenEdge, backgroundColor: color.accent.soft, color: color.accent.softText },
    '&:has(:focus-visible)': focusRing,
    '&[data-state=unavailable]': {
      borderStyle: 'dashed',
      borderColor: color.border.default,
      color: color.text.muted,
      textDecoration: 'line-through',
    },
    '&[data-state=unavailable]:has(:checked)': { borderColor: color.accent.solid, boxShadow: 'none' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})

export const swatch = pattern.style({
  position: 'relative',
  display: 'block',
  inlineSize: '68px',
  padding: '3px',
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.border.control },
    '&:has(:checked)': chosenEdge,
    '&:has(:focus-visible)': focusRing,
    '&[data-state=unavailable]': { borderStyle: 'dashed' },
    // The line through a picture, from corner to corner.
    '&[data-state=unavailable]::after': {
      content: '""',
      position: 'absolute',
      inset: '3px',
      borderRadius: '6px',
      background: `linear-gradient(to top right, transparent calc(50% - 1px), ${color.text.strong} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)), color-mix(in oklch, ${color.surface.page} 45%, transparent)`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
