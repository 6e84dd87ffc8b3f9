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

/** Text of a shadow root has the size that the visitor chose, whatever size the page around it gives its root. */
globalStyle(':host', {
  '@layer': {
    [layers.tokens]: {
      // Browsers make `medium` smaller for a generic monospaced font.
      fontFamily: 'sans-serif !important',
      fontSize: 'medium !important',
      vars: { [REM]: '1em', ...sizes },
    },
  },
})

// Nothing that the page says is inherited. On `:host` the page's own rules would win.
globalStyle(':host > *', {
  '@layer': {
    [layers.tokens]: {
      all: 'initial',
      display: 'block',
      visibility: 'inherit',
      fontFamily: vars.font.text,
      fontSize: vars.type.body.size,
      lineHeight: vars.type.body.line,
      color: vars.color.text.body,
    },
  },
})
