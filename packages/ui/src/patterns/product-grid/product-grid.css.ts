import { gridColumns, gridGap } from '../../styles/grid-columns.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'

export const grid = pattern.recipe({
  base: {
    display: 'grid',
    gap: `clamp(24px, 3vw, 40px) ${gridGap}`,
    gridTemplateColumns: gridColumns(2),
    '@media': { [media.up('md')]: { gridTemplateColumns: gridColumns(3) } },
  },
  variants: {
    columns: {
      3: {},
      4: { '@media': { [media.up('xl')]: { gridTemplateColumns: gridColumns(4) } } },
    },
  },
})

const afterARow = 'li:nth-child(n + 4)'

/** Three columns would leave one or two of eight alone in the last row. */
export const wholeRows = pattern.style({})

pattern.globalStyle(
  `${wholeRows} > ${afterARow}:nth-child(3n + 1):last-child, ${wholeRows} > ${afterARow}:nth-child(3n + 1):nth-last-child(2), ${wholeRows} > ${afterARow}:nth-child(3n + 2):last-child`,
  { '@media': { [media.between('md', 'xl')]: { display: 'none' } } },
)

/** The first of five takes the place of four. */
export const lead = pattern.style({
  '@media': {
    [media.up('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
pattern.globalStyle(`${lead} > li:first-child`, {
  '@media': {
    [media.up('xl')]: { gridColumn: 'span 2', gridRow: 'span 2' },
    [media.down('md')]: { gridColumn: 'span 2' },
  },
})
pattern.globalStyle(`${lead} > li:first-child > article`, {
  '@media': { [media.up('xl')]: { blockSize: '100%', gridTemplateRows: 'minmax(0, 1fr) auto' } },
})
pattern.globalStyle(`${lead} > li:first-child > article > :first-child > [data-component=Picture]`, {
  '@media': {
    [media.up('xl')]: { aspectRatio: 'auto', blockSize: '100%' },
    [media.down('md')]: { aspectRatio: '4 / 3' },
  },
})
