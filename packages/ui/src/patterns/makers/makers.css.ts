import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color, shop } = vars

export const makers = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
})

export const faces = pattern.style({ display: 'inline-flex', flex: 'none', alignItems: 'end' })

/** A second face is a little behind the first, as in a photograph. */
export const face = pattern.style({
  backgroundColor: shop.wall,
  color: shop.onWall,
  borderEndStartRadius: 4,
  borderEndEndRadius: 4,
  selectors: { '& + &': { marginInlineStart: '-12%' } },
})

const size = (width: number) => ({
  inlineSize: width,
  blockSize: Math.round(width * 1.125),
  fontSize: Math.round(width * 0.42),
})

export const sizes = pattern.styleVariants({
  sm: size(36),
  md: size(64),
  /** Size on a door. */
  door: size(46),
  /** Size at the foot of a card. */
  card: size(84),
  /** Size over the edge of a banner. */
  head: { ...size(84), '@media': { [media.up('md')]: size(124) } },
})

export const lines = pattern.style({
  display: 'grid',
  minInlineSize: 0,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  overflowWrap: 'anywhere',
})
export const names = pattern.style({ fontWeight: 600, color: color.text.strong })
export const place = pattern.style({ color: color.text.muted })
