import { media, pattern, tabularNumbers, typeScale } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  '@media': { [media.up('md')]: { gridTemplateColumns: '1fr 1fr 1fr', gap: space[6], padding: space[6] } },
})
export const part = pattern.style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${color.border.subtle}`,
      paddingBlockStart: space[4],
      '@media': {
        [media.up('md')]: {
          borderBlockStart: 0,
          paddingBlockStart: 0,
          borderInlineStart: `1px solid ${color.border.subtle}`,
          paddingInlineStart: space[6],
        },
      },
    },
  },
})
export const label = pattern.style({ fontSize: vars.type.sm.size, fontWeight: 600, color: color.text.body })
export const amount = pattern.style({
  ...typeScale('title2'),
  ...tabularNumbers,
  margin: 0,
  color: color.text.strong,
  overflowWrap: 'anywhere',
})
export const text = pattern.style({ margin: 0, fontSize: vars.type.sm.size, color: color.text.muted })
