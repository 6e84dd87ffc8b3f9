import { pattern } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

/** Never shorter than the window: what follows stays out of sight, however many lines there turn out to be. */
// A margin of its first part, which comes later than the region, moves the part alone.
export const region = pattern.style({ display: 'flow-root', minBlockSize: '100vh' })

// Without scripts nothing is on its way.
export const skeleton = pattern.style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const rows = pattern.style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[4],
})
export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
})
export const text = pattern.style({ display: 'grid', gap: vars.space[3] })
