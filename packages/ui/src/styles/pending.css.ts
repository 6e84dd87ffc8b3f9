import { keyframes } from '@vanilla-extract/css'
import { primitive } from './layered.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const pending = ':is([data-component="Button"], [data-component="IconButton"])[data-pending]'

/**
 * Shows a spinner in place of the content of a control that was pressed before scripts could respond. A host that
 * stores the press marks the control with `data-pending`.
 */
primitive.globalStyle(pending, {
  position: 'relative',
  transform: 'translateY(1px)',
  cursor: 'progress',
  // Unlike `color`, this leaves the spinner's alone.
  WebkitTextFillColor: 'transparent',
})
primitive.globalStyle(`${pending} > *`, { visibility: 'hidden' })
primitive.globalStyle(`${pending}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  inlineSize: 18,
  blockSize: 18,
  margin: 'auto',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
})
