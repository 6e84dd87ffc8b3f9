import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** One row, however many; phones and tablets swipe it. */
export const row = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(112px, 1fr)',
  gap: 'clamp(12px, 1.8vw, 24px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for a focus ring inside a box that cuts.
  padding: '4px',
  margin: '-4px',
  '@media': {
    [media.down('lg')]: {
      gridAutoColumns: 'clamp(100px, 28.5%, 148px)',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: vars.size.gutter,
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
    },
  },
})

export const cell = pattern.style({ scrollSnapAlign: 'start' })

export const tile = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  textAlign: 'center',
  fontSize: vars.type.sm.size,
  fontWeight: 600,
  lineHeight: 1.25,
  color: color.text.strong,
  borderRadius: vars.radius.archTile,
  '@media': { [media.up('lg')]: { fontSize: '0.9375rem' } },
})

pattern.globalStyle(`${tile}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.04)' } } })

export const text = pattern.style({ overflowWrap: 'anywhere' })

export const count = pattern.style({
  ...tabularNumbers,
  display: 'block',
  fontSize: vars.type.xs.size,
  fontWeight: 450,
  color: color.text.muted,
})
