import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

export const frame = pattern.style({ vars: { [vars.size.section]: 'clamp(32px, 5vw, 64px)' } })

export const layout = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(16px, 4.5vw, 64px)',
  alignItems: 'start',
  '@media': {
    // On a tablet, price and choices are next to the picture too, visible without scrolling.
    [media.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(24px, 4.5vw, 64px)',
      rowGap: 0,
    },
    [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})

export const info = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(14px, 1.8vw, 22px)',
  alignContent: 'start',
  '@media': { [media.up('md')]: { gridColumn: 2, gridRow: '1 / 3' } },
})

export const about = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
})
