import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

export const panel = primitive.recipe({
  base: {
    display: 'block',
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.md,
  },
  variants: {
    padded: {
      true: {
        padding: vars.space[4],
        '@media': { [media.up('md')]: { padding: vars.space[6] } },
      },
    },
  },
})
