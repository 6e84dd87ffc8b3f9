import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const strength = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  // Kept free from the start, so that the first character typed moves nothing.
  minBlockSize: '19px',
})

const part = { flex: 1, blockSize: '4px', borderRadius: '2px' } as const
const reached = { ...part, '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } } } as const

export const segment = primitive.styleVariants({
  off: {
    ...part,
    backgroundColor: color.border.default,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  weak: { ...reached, backgroundColor: color.critical.solid },
  fair: { ...reached, backgroundColor: color.caution.solid },
  good: { ...reached, backgroundColor: color.positive.solid },
})

export const verdict = primitive.style({
  marginInlineStart: vars.space[2],
  minInlineSize: '5em',
  textAlign: 'end',
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: color.text.muted,
})
