import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

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
const five = `${tiles}:has(> :nth-child(5):last-child)`

// Avoids a single tile in the last row: on phones the first one takes a row, and from tablets on there are two above
// three.
pattern.globalStyle(`${five} > :first-child`, { '@media': { [media.down('md')]: { gridColumn: '1 / -1' } } })
pattern.globalStyle(five, {
  '@media': { [media.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})
pattern.globalStyle(`${five} > :nth-child(-n + 2)`, {
  '@media': { [media.up('md')]: { gridColumn: 'span 3' } },
})
pattern.globalStyle(`${five} > :nth-child(n + 3)`, {
  '@media': { [media.up('md')]: { gridColumn: 'span 2' } },
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
