import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { clampLines, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const state = pattern.recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '10px',
    padding: '48px 24px',
    textAlign: 'center',
  },
  variants: { page: { true: { minBlockSize: 'min(60vh, 640px)' } } },
})

export const art = pattern.style({
  inlineSize: '132px',
  blockSize: 'auto',
  marginBlockEnd: vars.space[2],
  fill: 'none',
  stroke: color.border.default,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'currentColor' } },
})

export const artAccent = pattern.style({
  stroke: color.accent.solid,
  '@media': { [media.forcedColors]: { stroke: 'currentColor' } },
})

/** The thing alone, in a circle. */
export const plainArt = pattern.style({
  inlineSize: '88px',
  blockSize: 'auto',
  marginBlockEnd: vars.space[2],
  borderRadius: '50%',
  backgroundColor: color.accent.soft,
  fill: 'none',
  // Forced colors leave only the outline of the circle.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
})

export const title = pattern.recipe({
  base: { ...typeScale('title3'), color: color.text.strong, overflowWrap: 'anywhere' },
  variants: { page: { true: typeScale('title2') } },
})

export const text = pattern.style({ maxInlineSize: '40ch', color: color.text.muted, textWrap: 'balance' })

export const code = pattern.style({
  maxInlineSize: 'min(68ch, 100%)',
  ...clampLines(6),
  padding: '10px 14px 0',
  // Not padding: into that a line cut off would still show.
  borderBlockEnd: `10px solid ${color.surface.sunken}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.sunken,
  color: color.text.body,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  textAlign: 'start',
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'Canvas' } },
})

export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
})
