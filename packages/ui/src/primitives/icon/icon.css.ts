import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

/** An icon keeps a color of its own. With forced colors it takes that of its surroundings instead. */
const followsForcedColours = { forcedColorAdjust: 'auto' } as const

export const icon = primitive.recipe({
  base: {
    ...followsForcedColours,
    display: 'block',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      badge: { inlineSize: 13, blockSize: 13, strokeWidth: 2.2 },
      sm: { inlineSize: 16, blockSize: 16, strokeWidth: 2 },
      md: { inlineSize: 20, blockSize: 20, strokeWidth: 1.75 },
      lg: { inlineSize: 24, blockSize: 24, strokeWidth: 1.6 },
    },
  },
  defaultVariants: { size: 'md' },
})

export const star = primitive.recipe({
  base: { ...followsForcedColours, display: 'block', flex: 'none', fill: vars.color.star },
  variants: {
    size: { sm: { inlineSize: 14, blockSize: 14 }, md: { inlineSize: 20, blockSize: 20 } },
    filled: {
      true: {
        '@media': { [media.forcedColors]: { fill: 'currentColor', stroke: 'currentColor', strokeWidth: 2 } },
      },
      false: {
        fill: vars.color.border.default,
        '@media': { [media.forcedColors]: { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } },
      },
    },
  },
  defaultVariants: { size: 'sm', filled: true },
})

export const mark = primitive.style({
  ...followsForcedColours,
  display: 'block',
  blockSize: '1em',
  inlineSize: 'auto',
  fill: 'currentColor',
})

export const logo = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  // A lock-up is one drawing: it stays as it is in every writing direction.
  direction: 'ltr',
  gap: '0.33em',
  fontSize: 30,
  lineHeight: 1,
  flex: 'none',
  color: vars.color.text.strong,
})

export const logoName = primitive.style({
  maxInlineSize: '8em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.display,
  fontSize: '0.75em',
  // Descenders stay within what overflows.
  lineHeight: 1.3,
  fontWeight: 700,
})

/** One picture, which has a light plate in the dark theme, or the light theme's and after it the dark theme's. */
export const logoPicture = primitive.style({
  display: 'block',
  blockSize: '1em',
  inlineSize: 'auto',
  maxInlineSize: '7em',
  objectFit: 'contain',
  selectors: {
    // A shadow makes the plate wider than the logo, which keeps its place and size.
    '&:only-child': {
      borderRadius: vars.radius.xs,
      backgroundColor: vars.picture.plate,
      boxShadow: `0 0 0 0.17em ${vars.picture.plate}`,
    },
    '&:not(:only-child)': { display: vars.picture.inLight },
    '& + &': { display: vars.picture.inDark },
  },
})

export const logoMark = primitive.style({ color: vars.color.accent.text })

export const logoWord = primitive.style({
  display: 'block',
  blockSize: '1em',
  inlineSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
})
