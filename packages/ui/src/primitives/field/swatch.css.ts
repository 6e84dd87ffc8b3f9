import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

/** The ring keeps white in sight on a white page, and black on a black one. */
export const swatch = primitive.style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px color-mix(in oklch, ${vars.color.border.control} 70%, transparent)`,
  // Windows' own colors say nothing here; the color itself does.
  forcedColorAdjust: 'none',
})

export const sizes = primitive.styleVariants({
  sm: { inlineSize: '14px', blockSize: '14px' },
  md: { inlineSize: '20px', blockSize: '20px' },
})
