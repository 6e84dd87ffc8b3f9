import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { clampLines, truncate } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, motion } = vars
const notHover = `not all and ${media.hover}`

export const card = pattern.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  minInlineSize: 0,
  '@media': { [media.up('md')]: { gap: vars.space[3] } },
})

export const frame = pattern.style({ position: 'relative', gridRow: 1, gridColumn: 1 })

/** Covers the first picture under the pointer. Invisible until its file has loaded, so that nothing flickers. */
export const second = pattern.style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.base}`,
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
})
pattern.globalStyle(`${second} > [data-component=Picture]`, { backgroundColor: 'transparent' })
pattern.globalStyle(`${second} > [data-state=missing]`, { display: 'none' })

pattern.globalStyle(`${card}[data-state=sold-out] ${frame} img`, { opacity: 0.55 })
pattern.globalStyle(`${card}:hover ${frame} img`, {
  '@media': { [media.hover]: { transform: 'scale(1.035)' } },
})

export const tags = pattern.style({
  position: 'absolute',
  insetInlineStart: '10px',
  insetBlockStart: '10px',
  zIndex: 1,
  display: 'flex',
  gap: '6px',
  flexWrap: 'wrap',
  maxInlineSize: 'calc(100% - 68px)',
  pointerEvents: 'none',
})

export const swatches = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: '20px',
  fontSize: vars.type.xs.size,
  color: color.text.muted,
})

export const delivery = pattern.style({
  minBlockSize: '1lh',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})

export const left = pattern.style({
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  fontWeight: 550,
  color: color.caution.text,
})

export const meta = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3px',
  minInlineSize: 0,
  justifyItems: 'start',
})

/** The shop's own sign next to its makers. */
export const sign = pattern.style({ inlineSize: '20px', blockSize: '22px', fontSize: vars.type['2xs'].size })

export const madeBy = pattern.style({ ...truncate, minInlineSize: 0 })

export const shop = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  maxInlineSize: '100%',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})

export const name = pattern.style({
  // Cut at its third line: most names are read whole, at twice the size of text too.
  ...clampLines(3),
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  fontWeight: 550,
  letterSpacing: 0,
  lineHeight: 1.35,
  color: color.text.strong,
  textWrap: 'pretty',
})

// Reserves the height of most names while they load.
pattern.globalStyle(`[data-component=ProductCardSkeleton] ${name}`, { minBlockSize: '2lh' })

export const link = pattern.style({
  transition: `color ${motion.fast}`,
  outline: 'none',
  selectors: {
    // The whole card is this one link.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.md },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
    [`${card}:hover &`]: { color: color.accent.text },
  },
})

export const save = pattern.style({
  position: 'absolute',
  insetInlineEnd: '6px',
  insetBlockStart: '6px',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '50%',
  color: color.text.strong,
  selectors: {
    // Drawn 40 wide inside a target of 44.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '2px',
      borderRadius: '50%',
      backgroundColor: `color-mix(in oklch, ${color.surface.raised} 88%, transparent)`,
      transition: `background-color ${motion.fast}`,
    },
    '&:hover::before': { backgroundColor: color.surface.raised },
    '&[aria-pressed=true]': { color: color.critical.text },
    // On its own ground: around it a dark page's ring would lie on a light photograph.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const heart = pattern.style({
  position: 'relative',
  selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } },
})

/**
 * Overlays the picture, after the link in reading order. With a pointer it appears as a bar on hover; on touch it is
 * always visible, as a round button with a plus.
 */
export const quick = pattern.style({
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'end',
  zIndex: 2,
  '@media': {
    [media.hover]: {
      marginInline: '10px',
      marginBlockEnd: '10px',
      boxShadow: vars.shadow[2],
      borderRadius: vars.radius.sm,
      opacity: 0,
      transform: 'translateY(6px)',
      transition: `opacity ${motion.base}, transform ${motion.base} ${motion.easeOut}`,
    },
    [notHover]: { justifySelf: 'end', margin: '6px' },
    '(scripting: none)': { display: 'none' },
  },
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1, transform: 'none' } },
})

pattern.globalStyle(`${quick} > button`, {
  '@media': {
    [notHover]: {
      inlineSize: '44px',
      minBlockSize: '44px',
      padding: 0,
      borderRadius: '50%',
      boxShadow: vars.shadow[2],
    },
  },
})
pattern.globalStyle(`${quick} > :focus-visible`, { outlineOffset: '-4px' })

/** The label of the round button is only its accessible name. */
export const label = pattern.style({ '@media': { [notHover]: { display: 'none' } } })
/** Options are chosen on the page: on the bar the word says it. */
export const plus = pattern.style({
  selectors: { '[data-quick=choose] > &': { '@media': { [media.hover]: { display: 'none' } } } },
})
