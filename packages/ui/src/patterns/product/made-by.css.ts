import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { clampLines, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** Faces stand on the lower edge, as behind a counter. */
export const madeBy = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[5],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  backgroundColor: vars.shop.wallSoft,
  '@media': { [media.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

export const portraits = pattern.style({
  justifySelf: 'start',
  alignSelf: 'end',
  paddingBlockStart: vars.space[4],
  '@media': { [media.down('sm')]: { order: 1, paddingBlockStart: 0 } },
})

pattern.globalStyle(`${portraits} > *`, { borderEndStartRadius: 0, borderEndEndRadius: 0 })

export const lines = pattern.style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
})

export const title = pattern.style({
  ...typeScale('title3'),
  color: color.text.strong,
  selectors: { [`${madeBy}:hover &`]: { color: color.accent.text } },
})

export const text = pattern.style({
  // Two people with a sentence each on a phone; what is longer is cut.
  ...clampLines(6),
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.body,
})
