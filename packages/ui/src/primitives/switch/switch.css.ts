import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const track = primitive.style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '24px',
  marginBlock: 'calc((1lh - 24px) / 2)',
  borderRadius: vars.radius.full,
  backgroundColor: color.border.control,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}`,
  // The thumb.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    inlineSize: '18px',
    blockSize: '18px',
    borderRadius: '50%',
    backgroundColor: color.surface.raised,
    transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.easeOut}`,
  },
  selectors: {
    '&:checked': { backgroundColor: color.accent.solid },
    '&:checked::before': { insetInlineStart: '19px', backgroundColor: color.accent.on },
    '&:disabled': { backgroundColor: color.border.default },
    '&:disabled::before': { backgroundColor: color.surface.raised },
    '&[aria-busy=true]::before': { opacity: 0.5 },
  },
  // Forced colors are the system's, so the system draws the control.
  '@media': {
    [media.forcedColors]: {
      appearance: 'auto',
      inlineSize: '20px',
      selectors: { '&::before': { display: 'none' } },
    },
  },
})

export const texts = primitive.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const description = primitive.style({
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
  selectors: { ':disabled ~ * > &': { color: 'inherit' } },
})
