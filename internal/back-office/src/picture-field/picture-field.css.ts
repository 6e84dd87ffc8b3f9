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
const boxBase = pattern.style({
  display: 'block',
  inlineSize: 'min(100%, 288px)',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  selectors: { '&[data-over]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
})
export const box = {
  wide: pattern.style([boxBase, { aspectRatio: '4 / 1', backgroundColor: color.surface.picture }]),
  whole: pattern.style([
    boxBase,
    {
      blockSize: '96px',
      padding: space[2],
      border: `1px solid ${color.border.subtle}`,
      backgroundColor: color.surface.page,
    },
  ]),
}
export const picture = pattern.style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const wholePicture = pattern.style([picture, { objectFit: 'contain' }])
const words = { fontSize: vars.type.sm.size } as const
export const hint = pattern.style({ ...words, color: color.text.muted })
export const error = pattern.style({ ...words, color: color.critical.text })
