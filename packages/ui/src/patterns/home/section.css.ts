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

/** A picture next to the promises, which reaches a phone's edges. */
export const scene = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 4vw, 56px)',
  alignItems: 'center',
  '@media': { [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const sceneFigure = pattern.style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  '@media': {
    [media.between('sm', 'lg')]: { aspectRatio: '16 / 9' },
    [media.up('lg')]: { marginInline: 0, aspectRatio: '8 / 5', borderRadius: vars.radius.lg },
  },
})

/** The picture for the evening is dark already. */
export const lit = pattern.style({})
pattern.globalStyle(`${lit} img`, { filter: 'none' })

export const sceneList = pattern.style({ display: 'grid' })

export const scenePromise = pattern.style({
  display: 'flex',
  gap: '14px',
  paddingBlock: vars.space[5],
  color: color.text.muted,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
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
