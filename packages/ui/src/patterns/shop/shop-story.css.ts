import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

export const story = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
})

export const picture = pattern.style({
  aspectRatio: '4 / 3',
  '@media': { [media.up('sm')]: { aspectRatio: '20 / 9' } },
})
