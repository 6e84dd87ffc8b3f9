import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const grid = pattern.recipe({
  base: {
    display: 'grid',
    gap: 'clamp(24px, 3vw, 40px) clamp(12px, 2vw, 24px)',
    gridTemplateColumns: columns(2),
    '@media': { [media.up('md')]: { gridTemplateColumns: columns(3) } },
  },
  variants: {
    columns: {
      3: {},
      4: { '@media': { [media.up('xl')]: { gridTemplateColumns: columns(4) } } },
    },
  },
})
