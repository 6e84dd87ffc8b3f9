import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const gallery = pattern.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On phones the picture runs from edge to edge.
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  '@media': {
    [media.up('md')]: { marginInline: 0 },
    [media.up('lg')]: {
      gap: vars.space[4],
      selectors: { '&[data-many]': { gridTemplateColumns: '76px minmax(0, 1fr)' } },
    },
  },
})

export const thumbs = pattern.style({
  display: 'none',
  '@media': {
    [media.up('lg')]: {
      display: 'grid',
      gap: '10px',
      alignContent: 'start',
      // As tall as the picture next to it; more thumbs scroll.
      blockSize: 0,
      minBlockSize: '100%',
      overflowY: 'auto',
      scrollbarWidth: 'none',
      padding: '4px',
      margin: '-4px',
    },
  },
})

export const thumb = pattern.style({
  display: 'block',
  borderRadius: vars.radius.sm,
  opacity: 0.85,
  transition: `opacity ${vars.motion.fast}`,
  selectors: {
    '&:hover': { opacity: 1 },
    '&[aria-current=true]': {
      opacity: 1,
      outline: `2px solid ${color.accent.solid}`,
      outlineOffset: '2px',
    },
    '&:focus-visible': { opacity: 1, outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const track = pattern.style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [media.up('md')]: { borderRadius: vars.radius.lg } },
})

export const slide = pattern.style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
// On a phone the first choice is to be seen above the bar that buys.
pattern.globalStyle(`${slide} [data-component=Picture]`, {
  '@media': { [media.down('md')]: { aspectRatio: '1 / 0.82' } },
})

export const enlarge = pattern.style({
  position: 'relative',
  display: 'block',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  },
})

/** Says to the eye that there is more to see; on phones a tap is tried anyway, and the dots need the room. */
export const hint = pattern.style({
  position: 'absolute',
  insetBlockEnd: '14px',
  insetInlineEnd: '14px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.full,
  color: color.text.strong,
  backgroundColor: `color-mix(in oklch, ${color.surface.raised} 72%, transparent)`,
})

/** Shown over the picture's edges for a mouse. Touch swipes, and keys turn. */
export const turns = pattern.style({
  display: 'none',
  '@media': {
    [`${media.hover} and (scripting: enabled)`]: {
      position: 'absolute',
      insetInline: '14px',
      insetBlockStart: 'calc(50% - 22px)',
      display: 'flex',
      justifyContent: 'space-between',
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${vars.motion.fast}`,
      selectors: { [`${gallery}:is(:hover, :focus-within) > &`]: { opacity: 1 } },
    },
    [media.up('lg')]: {
      selectors: {
        [`${gallery}[data-many] > &`]: { insetInlineStart: `calc(76px + ${vars.space[4]} + 14px)` },
      },
    },
  },
})

pattern.globalStyle(`${turns} > button`, { pointerEvents: 'auto', backgroundColor: color.surface.raised })
pattern.globalStyle(`${turns} > button[aria-disabled=true]`, { visibility: 'hidden' })

export const dots = pattern.style({
  position: 'absolute',
  insetBlockEnd: '14px',
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  display: 'flex',
  gap: '7px',
  padding: '6px 8px',
  borderRadius: vars.radius.full,
  backgroundColor: `color-mix(in oklch, ${color.surface.raised} 72%, transparent)`,
  '@media': { [media.up('lg')]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
})

export const dot = pattern.style({
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: '4px',
  backgroundColor: color.text.muted,
  transition: `inline-size ${vars.motion.base}`,
  selectors: { '&[data-state=shown]': { inlineSize: '20px', backgroundColor: color.text.strong } },
})

/** Flips the arrows on right-to-left pages, because the next picture is on the left there. */
export const turnIcons = pattern.style({})
pattern.globalStyle(`[dir=rtl] ${turnIcons} svg`, { transform: 'scaleX(-1)' })
