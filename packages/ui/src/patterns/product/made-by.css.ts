import { width } from '../../primitives/avatar-group/avatar-group.css.ts'
import { pattern } from '../../styles/layered.ts'
import { clampLines, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** Faces are on the lower edge, as behind a counter, and below the text if it is narrow. */
export const madeBy = pattern.style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  columnGap: vars.space[5],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  backgroundColor: vars.shop.wallSoft,
})

export const portraits = pattern.style({ vars: { [width]: '84px' }, alignSelf: 'flex-start' })

pattern.globalStyle(`${portraits} > *`, { borderEndStartRadius: 0, borderEndEndRadius: 0 })

export const lines = pattern.style({
  flex: '1 1 13rem',
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
