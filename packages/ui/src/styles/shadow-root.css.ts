import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { layers } from '../tokens/layers.css.ts'
import { inStoaRem, REM } from '../tokens/rem.ts'
import { type } from '../tokens/scale.ts'

type Step = keyof typeof type

// Sizes that the page computed for its root are in the size of that root.
const sizes = Object.fromEntries(
  (Object.keys(type) as Step[]).map(step => [vars.type[step].size, inStoaRem(type[step].size)]),
)

/**
 * Ends what a shadow root would inherit from the page. Text has the size that the visitor chose, whatever size the page gives
 * its root.
 * On `:host` the page's own rules would win, and a transition of the page would animate the size.
 */
globalStyle(':host > *', {
  '@layer': {
    [layers.tokens]: {
      all: 'initial',
      display: 'block',
      visibility: 'inherit',
      fontFamily: vars.font.text,
      fontSize: 'medium',
      lineHeight: vars.type.body.line,
      color: vars.color.text.body,
      vars: { [REM]: '1em', ...sizes },
    },
  },
})
