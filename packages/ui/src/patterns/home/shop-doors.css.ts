import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { swipedToEdges } from '../../styles/swiped.ts'
import { vars } from '../../tokens/index.ts'

export const row = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '124px',
  gap: 'clamp(12px, 1.4vw, 16px)',
  // Room for a focus ring inside a box that cuts.
  padding: '4px',
  margin: '-4px',
  '@media': {
    [media.down('lg')]: swipedToEdges,
    [media.up('lg')]: { gridAutoColumns: 'minmax(0, 1fr)' },
  },
})

export const cell = pattern.style({ scrollSnapAlign: 'start', minInlineSize: 0 })

export const door = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2px',
  minBlockSize: 'clamp(176px, 16vw, 206px)',
  blockSize: '100%',
  padding: '48px 10px 16px',
  borderRadius: vars.radius.archTile,
  backgroundColor: vars.shop.wall,
  backgroundImage: `linear-gradient(color-mix(in oklch, ${vars.shop.wallSoft} 34%, transparent), transparent 55%)`,
  color: vars.shop.onWall,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { transform: 'translateY(-4px)' } } },
    [media.forcedColors]: { border: '1px solid LinkText' },
  },
})

export const name = pattern.style({
  marginBlockStart: vars.space[2],
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  lineHeight: 1.25,
})
export const place = pattern.style({ fontSize: vars.type.xs.size, lineHeight: vars.type.xs.line })
