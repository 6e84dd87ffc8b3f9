import { media, pattern, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars
const phone = media.down('sm')

export const fields = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const guessed = pattern.style({ color: color.text.muted, fontSize: vars.type.sm.size })
export const hint = pattern.style({ color: color.text.muted, fontSize: vars.type.sm.size })

export const sheet = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const table = pattern.style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.sm.size,
  '@media': { [phone]: { display: 'block' } },
})
export const head = pattern.style({
  textAlign: 'start',
  fontWeight: 600,
  color: color.text.muted,
  padding: space[1],
  '@media': { [phone]: visuallyHidden },
})
export const block = pattern.style({ '@media': { [phone]: { display: 'block' } } })
export const row = pattern.style({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@media': { [phone]: { display: 'grid', gap: space[1], paddingBlock: space[2] } },
})
export const name = pattern.style({
  padding: space[1],
  textAlign: 'start',
  fontWeight: 600,
  color: color.text.strong,
  '@media': { [phone]: { display: 'block' } },
})
export const cell = pattern.style({ padding: space[1], '@media': { [phone]: { display: 'block' } } })
export const problem = pattern.style({ color: color.critical.text, fontWeight: 400 })
