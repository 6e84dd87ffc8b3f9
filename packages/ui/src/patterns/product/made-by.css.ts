import { pattern } from '../../styles/layered.ts'
import { clampLines } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const madeBy = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.sm,
})

/** Two portraits overlap, as in a photograph. */
export const portraits = pattern.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'end',
  gap: vars.space[1],
})

export const portrait = pattern.style({ inlineSize: 56, blockSize: 64 })

export const lines = pattern.style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const title = pattern.style({
  fontWeight: 600,
  lineHeight: 1.35,
  color: color.text.strong,
  selectors: { [`${madeBy}:hover &`]: { color: color.accent.text } },
})

export const text = pattern.style({
  // Two people with a sentence each on a phone; what is longer is cut.
  ...clampLines(6),
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
})
