import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

export const iconButton = primitive.recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: color.text.strong,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: color.surface.hover },
      '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    size: {
      sm: {
        inlineSize: vars.size.controlSm,
        blockSize: vars.size.controlSm,
        // The drawing stays small; the finger gets its 44 px.
        '::after': { content: '', position: 'absolute', inset: -5 },
      },
      md: { inlineSize: vars.size.control, blockSize: vars.size.control },
    },
    emphasis: {
      plain: {},
      line: { borderColor: color.border.default, backgroundColor: color.surface.raised },
      strong: {
        backgroundColor: color.accent.solid,
        color: color.accent.on,
        selectors: { '&:hover:not(:disabled)': { backgroundColor: color.accent.hover } },
      },
    },
    round: { true: { borderRadius: '50%' } },
  },
  defaultVariants: { size: 'md', emphasis: 'plain' },
})
