import { pattern } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const list = pattern.style({ display: 'grid', gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = pattern.recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}`,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  variants: {
    kind: {
      part: {},
      total: {
        paddingBlockStart: space[2],
        borderBlockStart: `1px solid ${color.border.subtle}`,
        fontSize: vars.type.lede.size,
        fontWeight: 650,
        color: color.text.strong,
      },
      aside: { fontSize: vars.type.sm.size, color: color.text.muted },
    },
  },
})
export const figure = pattern.style({ ...tabularNumbers, marginInlineStart: 'auto', textAlign: 'end' })
