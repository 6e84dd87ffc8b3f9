import { pattern } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const list = pattern.style({
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
})

/** Width of the wall behind the shop's sign. */
const WALL = 56

export const row = pattern.style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: `calc(${WALL}px - ${vars.space[3]}) minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 64,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[3]} ${vars.space[4]}`,
  fontSize: vars.type.sm.size,
  lineHeight: 1.4,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: WALL,
      backgroundColor: vars.shop.wall,
    },
  },
})

export const text = pattern.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const shop = pattern.style({ fontWeight: 600, color: color.text.strong })
export const details = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.type.xs.size,
  color: color.text.muted,
})
export const price = pattern.style({ ...tabularNumbers, fontWeight: 600, color: color.text.strong })
