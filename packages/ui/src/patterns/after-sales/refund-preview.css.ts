import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

export const box = pattern.recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surface.sunken,
  },
  // What is shown is of a moment ago.
  variants: { loading: { true: { color: vars.color.text.muted } } },
})
export const title = pattern.style({
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  lineHeight: 1.35,
  fontWeight: 650,
  letterSpacing: 0,
  color: vars.color.text.strong,
})
export const why = pattern.style({ fontSize: vars.type.sm.size, color: vars.color.text.muted })
