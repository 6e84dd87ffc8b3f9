import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const viewer = pattern.style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  flexDirection: 'column',
  backgroundColor: color.surface.page,
  color: color.text.body,
  selectors: { '&[open]': { display: 'flex' } },
})

export const head = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  flex: 'none',
})

export const position = pattern.style({
  flex: 1,
  paddingInlineStart: vars.space[2],
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})

export const track = pattern.style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  position: 'relative',
})

export const slide = pattern.style({
  flex: '0 0 100%',
  display: 'grid',
  // Unlike plain centring, what is larger than its place can be scrolled to from its beginning.
  placeItems: 'safe center',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  overflow: 'hidden',
  selectors: { '&[data-state=zoomed]': { overflow: 'auto', overscrollBehavior: 'contain' } },
})

export const picture = pattern.style({
  // As large as fits; the head above and a little air below are left.
  inlineSize: 'min(100vw, 100dvh - 76px)',
  cursor: 'zoom-in',
  selectors: { '[data-state=zoomed] > &': { cursor: 'zoom-out' } },
})

/** Buttons for pointers and for users who cannot swipe. */
export const turns = pattern.style({
  position: 'absolute',
  insetInline: vars.space[4],
  insetBlockStart: '50%',
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '@media': {
    [media.down('lg')]: {
      insetBlockStart: 'auto',
      insetBlockEnd: vars.space[5],
      justifyContent: 'center',
      gap: vars.space[4],
    },
  },
})

pattern.globalStyle(`${turns} > button`, { pointerEvents: 'auto', backgroundColor: color.surface.raised })
pattern.globalStyle(`${turns} > button[aria-disabled=true]`, { opacity: 0.35 })
