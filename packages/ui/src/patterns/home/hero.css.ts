import { bleed } from '../../styles/bleed.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars
/** Limestone between the colors of the page and of pictures. In oklch, two grays of a brand would have no hue, which is red. */
const stone = (share: number) =>
  `color-mix(in oklab, ${color.surface.page}, ${color.surface.picture} ${share}%)`

export const hero = pattern.style({
  ...bleed,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(16px, 2.4vw, 28px)',
  paddingBlock: 'clamp(20px, 2.6vw, 34px) clamp(20px, 2vw, 26px)',
  // A wall, and a sill under the arches.
  backgroundImage: `linear-gradient(${stone(36)}, ${stone(62)} calc(100% - 190px), ${stone(100)} calc(100% - 190px), ${stone(78)})`,
})

export const head = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [media.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[10],
      alignItems: 'end',
    },
  },
})

export const title = pattern.style({ ...typeScale('hero'), color: color.text.strong })

export const lede = pattern.style({ ...typeScale('lede'), maxInlineSize: '46ch', color: color.text.body })

export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBlockStart: vars.space[4],
})

/** A target of full height. */
export const link = pattern.style({ paddingBlock: '11px' })

export const proofs = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: vars.space[3],
  ...typeScale('sm'),
  color: color.text.muted,
  overflowWrap: 'anywhere',
})
