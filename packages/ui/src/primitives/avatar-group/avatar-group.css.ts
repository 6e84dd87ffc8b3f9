import { createVar } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

/** Width of one of them. Patterns set it for places of their own. */
export const width = createVar()

const group = primitive.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'end',
})

export const groups = primitive.styleVariants({
  sm: [group, { vars: { [width]: '32px' } }],
  md: [group, { vars: { [width]: '44px' } }],
  lg: [group, { vars: { [width]: '64px' } }],
})

const face = primitive.style({ inlineSize: width, fontSize: `calc(${width} * 0.42)` })

/** A second one is a little behind the first, as in a photograph. */
export const faces = primitive.styleVariants({
  arch: [
    face,
    {
      blockSize: `calc(${width} * 1.125)`,
      backgroundColor: vars.shop.wall,
      color: vars.shop.onWall,
      borderEndStartRadius: 4,
      borderEndEndRadius: 4,
      selectors: { '& + &': { marginInlineStart: '-12%' } },
    },
  ],
  round: [
    face,
    {
      blockSize: width,
      boxShadow: `0 0 0 2px ${vars.color.surface.raised}`,
      selectors: { '& + &': { marginInlineStart: `calc(${width} * -0.2)` } },
    },
  ],
})

export const more = primitive.style({
  marginInlineStart: vars.space[2],
  alignSelf: 'center',
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  color: vars.color.text.muted,
})
