import { primitive } from './layered.ts'

/** Undoes what a browser gives every popover, and what it would inherit from around its anchor. */
export const popover = primitive.style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  fontWeight: 400,
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
})
