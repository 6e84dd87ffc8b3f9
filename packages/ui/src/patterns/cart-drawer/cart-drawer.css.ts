import { pattern } from '../../styles/layered.ts'
import { tabularNumbers, typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars
const inline = vars.space[4]

export const root = pattern.style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
})

export const head = pattern.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  // The button's drawing is aligned with what is below it.
  paddingInline: `${inline} 8px`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})

export const title = pattern.style({ ...typeScale('title3'), color: color.text.strong })

export const contents = pattern.style({
  ...tabularNumbers,
  flex: 1,
  fontSize: vars.type.sm.size,
  color: color.text.muted,
})

export const scroller = pattern.style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: inline,
  backgroundColor: color.surface.page,
})

export const message = pattern.style({ marginBlockEnd: vars.space[4] })

export const rows = pattern.style({ display: 'grid', gap: vars.space[5] })
export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
})
export const bars = pattern.style({ display: 'grid', gap: vars.space[3] })

export const foot = pattern.style({
  flex: 'none',
  display: 'grid',
  gap: vars.space[3],
  padding: inline,
  paddingBlockEnd: `calc(${inline} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
})

/** An amount that does not fit next to its label moves below it as a whole. */
export const sum = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
})

export const label = pattern.style({ display: 'grid', color: color.text.strong, fontWeight: 550 })

export const hint = pattern.style({
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  fontWeight: 400,
  color: color.text.muted,
})

export const figure = pattern.style({
  ...tabularNumbers,
  ...typeScale('title3'),
  color: color.text.strong,
  marginInlineStart: 'auto',
})

/** Side by side as long as both labels have room. */
export const steps = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[3],
})
