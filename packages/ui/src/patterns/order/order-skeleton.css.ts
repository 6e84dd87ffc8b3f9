import { pattern } from '../../styles/layered.ts'
import { visuallyHidden } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const list = pattern.style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const said = pattern.style(visuallyHidden)
export const box = pattern.recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    padding: space[5],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface.raised,
  },
  variants: { layout: { summary: { minBlockSize: '204px' }, detail: { minBlockSize: '480px' } } },
})
