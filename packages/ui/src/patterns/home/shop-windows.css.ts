import { width } from '../../primitives/avatar-group/avatar-group.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { swipedToEdges } from '../../styles/swiped.ts'
import { clampLines } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, type } = vars

/** A row to swipe through; five windows side by side on a desk. */
export const row = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '210px',
  gap: '14px',
  '@media': {
    [media.down('lg')]: swipedToEdges,
    [media.up('lg')]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 'clamp(16px, 2vw, 26px)' },
  },
})

export const cell = pattern.style({ scrollSnapAlign: 'start', minInlineSize: 0 })

export const shopWindow = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: `${vars.radius.archTile}`,
})

export const arch = pattern.style({
  position: 'relative',
  display: 'block',
  // Low enough for the prices below them to stay above the cookie notice of a laptop.
  blockSize: 'clamp(236px, min(25vw, 100vh - 512px), 330px)',
  borderRadius: '999px 999px 6px 6px',
  overflow: 'hidden',
  backgroundColor: vars.shop.wall,
  backgroundImage: `linear-gradient(color-mix(in oklch, ${vars.shop.wallSoft} 34%, transparent), transparent 55%)`,
  boxShadow: vars.shadow[3],
  outline: '1px solid transparent',
  outlineOffset: '-1px',
})

/** The opening in the wall. The picture keeps its own ground: a wall behind it would change its colors. */
export const niche = pattern.style({
  position: 'absolute',
  insetInline: '15px',
  insetBlock: '15px 36px',
  borderRadius: '999px 999px 4px 4px',
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
})

pattern.globalStyle(`${shopWindow}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.035)' } } })

export const people = pattern.style({
  vars: { [width]: '46px' },
  position: 'relative',
  justifySelf: 'start',
  marginBlockStart: '-30px',
  marginInlineStart: '14px',
})

pattern.globalStyle(`${people} > *`, {
  boxShadow: `0 0 0 3px color-mix(in oklab, ${color.surface.sunken}, ${color.surface.picture} 80%)`,
})

export const facts = pattern.style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  paddingBlockStart: vars.space[2],
  alignContent: 'start',
  justifyItems: 'start',
})

export const maker = pattern.style({
  ...clampLines(2),
  fontSize: type.xs.size,
  lineHeight: type.xs.line,
  color: color.text.muted,
})

export const product = pattern.style({
  ...clampLines(2),
  fontWeight: 600,
  lineHeight: 1.3,
  color: color.text.strong,
  selectors: { [`${shopWindow}:hover &`]: { color: color.accent.text } },
})

pattern.globalStyle('::view-transition-group(shop-banner)', {
  animationDuration: vars.motion.slow,
  animationTimingFunction: vars.motion.easeOut,
})
