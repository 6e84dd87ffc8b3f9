import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

export const faces = primitive.style({ display: 'inline-flex', flex: 'none', alignItems: 'end' })

/** A second face is a little behind the first, as in a photograph. */
export const face = primitive.style({
  backgroundColor: vars.shop.wall,
  color: vars.shop.onWall,
  borderEndStartRadius: 4,
  borderEndEndRadius: 4,
  selectors: { '& + &': { marginInlineStart: '-12%' } },
})

const size = (width: number) => ({
  inlineSize: width,
  blockSize: Math.round(width * 1.125),
  fontSize: Math.round(width * 0.42),
})

export const sizes = primitive.styleVariants({
  sm: size(36),
  md: size(64),
  /** Size on a door. */
  door: size(46),
  /** Size at the foot of a card. */
  card: size(84),
  /** Size over the edge of a banner. */
  head: { ...size(84), '@media': { [media.up('md')]: size(124) } },
})
