import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const section = pattern.style({
  display: 'block',
  paddingBlockStart: vars.size.section,
  // A link to it stops with its title right under a header that stays.
  scrollMarginBlockStart: `calc(134px - ${vars.size.section})`,
})

export const head = pattern.style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
})

export const title = pattern.style({ ...typeScale('title2'), minInlineSize: 0, color: color.text.strong })

/** Touch target of full height, without moving the heading. */
export const more = pattern.style({ flex: 'none', paddingBlock: '11px', marginBlock: '-11px' })

export const feature = pattern.style({
  display: 'grid',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  backgroundColor: color.accent.soft,
  '@media': { [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const featureText = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space[4],
  padding: 'clamp(24px, 4.5vw, 64px)',
})

export const featureShop = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})

export const featureLabel = pattern.style({ display: 'block', color: color.text.strong, fontWeight: 600 })

export const featureTitle = pattern.style({ ...typeScale('title1'), color: color.text.strong })

export const featurePictures = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[1],
  aspectRatio: '1.25',
  '@media': { [media.down('lg')]: { order: -1 } },
})

export const featurePicture = pattern.style({
  minBlockSize: 0,
  selectors: { '&:first-child': { gridRow: '1 / 3' }, '&:first-child:last-child': { gridColumn: '1 / 3' } },
})

export const promises = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 16px',
  paddingBlock: '28px',
  borderBlock: `1px solid ${color.border.subtle}`,
  '@media': {
    [media.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[6] },
  },
})

export const promise = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
  '@media': { [media.up('lg')]: { flexDirection: 'row', gap: '14px' } },
})

export const promiseIcon = pattern.style({ color: color.accent.text, marginBlockStart: '1px' })

export const promiseTitle = pattern.style({
  display: 'block',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: color.text.strong,
})
