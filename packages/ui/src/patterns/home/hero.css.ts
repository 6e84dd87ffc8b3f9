import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const hero = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 64px)',
  alignItems: 'center',
  '@media': {
    [media.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      paddingBlockStart: 'clamp(16px, 3vw, 40px)',
    },
  },
})

export const figure = pattern.style({
  order: -1,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  '@media': {
    [media.between('sm', 'lg')]: { aspectRatio: '16 / 9' },
    [media.up('lg')]: {
      order: 0,
      marginInline: 0,
      aspectRatio: '8 / 5.6',
      borderRadius: vars.radius.lg,
    },
  },
})

/** The picture for the evening is dark already. */
export const lit = pattern.style({})
pattern.globalStyle(`${lit} img`, { filter: 'none' })

export const title = pattern.style({ ...typeScale('hero'), color: color.text.strong })

export const lede = pattern.style({
  ...typeScale('lede'),
  marginBlockStart: '14px',
  maxInlineSize: '34ch',
  color: color.text.body,
  '@media': { [media.up('lg')]: { marginBlockStart: vars.space[5] } },
})

export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginBlockStart: '28px',
  '@media': { [media.up('lg')]: { gap: vars.space[3] } },
})

export const action = pattern.style({
  flex: '1 1 auto',
  paddingInline: '14px',
  '@media': { [media.up('sm')]: { flex: 'none', paddingInline: '28px' } },
})

export const proofs = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 20px',
  marginBlockStart: vars.space[6],
  fontSize: vars.type.sm.size,
  color: color.text.muted,
  '@media': { [media.up('lg')]: { marginBlockStart: vars.space[8] } },
})

export const proof = pattern.style({ display: 'flex', alignItems: 'center', gap: '7px' })
export const proofIcon = pattern.style({ color: color.positive.text })
