import { pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.caution.solid}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.caution.soft,
  color: color.caution.softText,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}` } },
})
export const title = pattern.style({ fontWeight: 650, fontSize: vars.type.body.size })
export const list = pattern.style({ display: 'grid', gap: space[3] })
export const question = pattern.style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  color: color.text.body,
})
export const field = pattern.style({ fontWeight: 600, color: color.text.strong })
export const buttons = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
