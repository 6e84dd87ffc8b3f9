import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { clampLines } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, type } = vars

export const windows = pattern.style({ marginBlockStart: 'clamp(24px, 4vw, 48px)' })

export const title = pattern.style({
  marginBlockEnd: vars.space[3],
  fontSize: type.sm.size,
  fontWeight: 600,
  color: color.text.muted,
})

export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(12px, 2vw, 24px)',
})

export const shopWindow = pattern.style({
  display: 'grid',
  gap: vars.space[3],
  borderRadius: vars.radius.archTile,
  '@media': {
    [media.up('lg')]: { gridTemplateColumns: '148px minmax(0, 1fr)', alignItems: 'end', gap: vars.space[5] },
  },
})

export const arch = pattern.style({ display: 'block' })

pattern.globalStyle(`${shopWindow}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.035)' } } })

export const facts = pattern.style({
  display: 'grid',
  gap: '3px',
  minInlineSize: 0,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [media.up('lg')]: { paddingBlockEnd: vars.space[2] } },
})

export const maker = pattern.style({
  ...clampLines(2),
  fontSize: type.xs.size,
  lineHeight: type.xs.line,
  color: color.text.muted,
})

export const product = pattern.style({
  ...clampLines(2),
  fontWeight: 550,
  lineHeight: 1.35,
  color: color.text.strong,
  selectors: { [`${shopWindow}:hover &`]: { color: color.accent.text } },
})

pattern.globalStyle('::view-transition-group(shop-banner)', {
  animationDuration: vars.motion.slow,
  animationTimingFunction: vars.motion.easeOut,
})
