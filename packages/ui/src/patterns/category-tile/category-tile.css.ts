import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { swipedToEdges } from '../../styles/swiped.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** One row that scrolls sideways if it is too long. A few tiles stay as small as many. */
const swiped = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for a focus ring inside a box that cuts.
  padding: '4px',
  margin: '-4px',
  '@media': {
    [media.down('lg')]: swipedToEdges,
  },
})

export const row = pattern.styleVariants({
  arch: [
    swiped,
    {
      gridAutoColumns: 'minmax(112px, 132px)',
      gap: 'clamp(12px, 1.8vw, 24px)',
      '@media': { [media.down('lg')]: { gridAutoColumns: 'clamp(100px, 28.5%, 148px)' } },
    },
  ],
  chip: [swiped, { gridAutoColumns: 'max-content', gap: vars.space[3] }],
})

export const cell = pattern.style({ scrollSnapAlign: 'start' })

const words = pattern.style({ fontSize: vars.type.sm.size, fontWeight: 600, color: color.text.strong })

export const tile = pattern.styleVariants({
  arch: [
    words,
    {
      display: 'grid',
      gap: vars.space[3],
      textAlign: 'center',
      lineHeight: 1.25,
      borderRadius: vars.radius.archTile,
      '@media': { [media.up('lg')]: { fontSize: '0.9375rem' } },
    },
  ],
  chip: [
    words,
    {
      display: 'grid',
      gridTemplateColumns: '35px minmax(0, 1fr)',
      gap: vars.space[3],
      alignItems: 'center',
      blockSize: '100%',
      minBlockSize: '44px',
      maxInlineSize: '15rem',
      lineHeight: 1.2,
      paddingInlineEnd: vars.space[3],
      borderRadius: vars.radius.md,
      '@media': { [media.up('lg')]: { gridTemplateColumns: '48px minmax(0, 1fr)', minBlockSize: '60px' } },
    },
  ],
})

pattern.globalStyle(`${words}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.04)' } } })
pattern.globalStyle(`${words}:hover`, { color: color.accent.text })

export const text = pattern.style({ overflowWrap: 'anywhere' })

export const count = pattern.style({
  ...tabularNumbers,
  display: 'block',
  fontSize: vars.type.xs.size,
  fontWeight: 450,
  color: color.text.muted,
})
