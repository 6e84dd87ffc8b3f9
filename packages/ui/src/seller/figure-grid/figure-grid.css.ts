import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const gap = { gap: vars.space[4], '@media': { [media.down('sm')]: { gap: vars.space[3] } } }

export const tiles = pattern.style({
  display: 'grid',
  ...gap,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    ...gap['@media'],
    [media.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const columns = pattern.style({
  display: 'grid',
  ...gap,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    ...gap['@media'],
    [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
  },
})
export const column = pattern.style({ display: 'grid', ...gap, minInlineSize: 0 })
