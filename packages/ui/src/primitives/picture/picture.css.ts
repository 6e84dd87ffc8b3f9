import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

const picture = primitive.style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.picture,
  color: vars.color.border.default,
})

export const shapes = primitive.styleVariants({
  square: [picture, { aspectRatio: '1' }],
  arch: [
    picture,
    {
      aspectRatio: '4 / 5',
      borderRadius: vars.radius.archTile,
      // In the dark its edge is lit, never what it shows.
      boxShadow: vars.picture.rim,
    },
  ],
  /** Takes the height of its cell. */
  fill: [picture, { blockSize: '100%' }],
})

export const corners = primitive.styleVariants({
  none: {},
  sm: { borderRadius: vars.radius.sm },
  md: { borderRadius: vars.radius.md },
  lg: { borderRadius: vars.radius.lg },
})

export const image = primitive.style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
  // The text of a file that has not come yet, or never will on a page without scripts.
  fontSize: vars.type.xs.size,
  color: vars.color.text.muted,
})

export const missing = primitive.style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})

export const mark = primitive.style({ inlineSize: '25%', blockSize: 'auto', maxInlineSize: '96px' })

export const plainMark = primitive.style([mark, { fill: 'currentColor' }])
