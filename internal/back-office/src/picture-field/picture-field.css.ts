import { pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const label = pattern.style({
  color: color.text.strong,
  fontSize: vars.type.sm.size,
  fontWeight: 600,
})
export const row = pattern.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const actions = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const wide = pattern.style({
  display: 'block',
  inlineSize: 'min(100%, 288px)',
  aspectRatio: '4 / 1',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.picture,
})
export const picture = pattern.style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
const words = { fontSize: vars.type.sm.size } as const
export const hint = pattern.style({ ...words, color: color.text.muted })
export const error = pattern.style({ ...words, color: color.critical.text })
