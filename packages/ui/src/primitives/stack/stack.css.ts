import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

export const stack = primitive.recipe({
  base: {
    display: 'flex',
    minInlineSize: 0,
    // Somewhere to be led to: clear of the header that stays in sight.
    selectors: { '&[id]': { scrollMarginBlockStart: '142px' } },
  },
  variants: {
    gap: {
      sm: { gap: vars.space[2] },
      md: { gap: vars.space[4] },
      lg: { gap: vars.space[8] },
    },
    layout: {
      row: { flexFlow: 'row wrap', alignItems: 'center' },
      column: { flexDirection: 'column' },
    },
    page: {
      true: { paddingBlockStart: vars.space[8] },
      false: {},
    },
  },
})
