import { vars } from '@stoa/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, type } = vars

/** Both sides next to each other, or one below the other on narrow screens. */
export const sides = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
})
/** Text of someone, with its own line breaks and direction. */
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const note = style({ fontSize: type.sm.size, overflowWrap: 'anywhere' })
export const pictures = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
})
