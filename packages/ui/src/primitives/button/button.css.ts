import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars
const hovered = '&:hover:not(:disabled, [aria-disabled="true"])'
const pressed = '&:active:not(:disabled, [aria-disabled="true"])'

export const button = primitive.recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontFamily: vars.font.text,
    fontWeight: 600,
    lineHeight: 1,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
    selectors: {
      [pressed]: { transform: 'translateY(1px)' },
      '&:disabled': {
        backgroundColor: color.surface.hover,
        borderColor: 'transparent',
        color: color.text.disabled,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    emphasis: { strong: {}, line: {}, soft: {}, plain: {} },
    tone: { neutral: {}, critical: {} },
    size: {
      sm: {
        minBlockSize: vars.size.controlSm,
        paddingInline: 14,
        fontSize: vars.type.sm.size,
        '@media': { [media.touch]: { minBlockSize: vars.size.control } },
      },
      md: { minBlockSize: vars.size.control, paddingInline: 20, fontSize: '0.9688rem' },
      lg: { minBlockSize: vars.size.controlLg, paddingInline: 28, fontSize: vars.type.body.size },
    },
    block: { true: { inlineSize: '100%' } },
  },
  compoundVariants: [
    {
      variants: { emphasis: 'strong', tone: 'neutral' },
      style: {
        backgroundColor: color.accent.solid,
        color: color.accent.on,
        selectors: {
          [hovered]: { backgroundColor: color.accent.hover },
          [pressed]: { backgroundColor: color.accent.press },
        },
      },
    },
    {
      variants: { emphasis: 'strong', tone: 'critical' },
      style: {
        backgroundColor: color.critical.solid,
        color: color.critical.on,
        selectors: {
          [hovered]: {
            backgroundColor: `color-mix(in oklch, ${color.critical.solid}, ${color.text.strong} 14%)`,
          },
        },
      },
    },
    {
      variants: { emphasis: 'line' },
      style: {
        backgroundColor: color.surface.raised,
        borderColor: color.border.default,
        color: color.text.strong,
        selectors: { [hovered]: { backgroundColor: color.surface.hover, borderColor: color.border.control } },
      },
    },
    {
      variants: { emphasis: 'soft' },
      style: {
        backgroundColor: color.accent.soft,
        color: color.accent.softText,
        selectors: {
          [hovered]: {
            backgroundColor: `color-mix(in oklch, ${color.accent.soft}, ${color.accent.solid} 12%)`,
          },
        },
      },
    },
    {
      variants: { emphasis: 'plain' },
      style: {
        backgroundColor: 'transparent',
        color: color.text.strong,
        selectors: { [hovered]: { backgroundColor: color.surface.hover } },
      },
    },
    { variants: { emphasis: 'line', tone: 'critical' }, style: { color: color.critical.text } },
    { variants: { emphasis: 'plain', tone: 'critical' }, style: { color: color.critical.text } },
    {
      variants: { emphasis: 'soft', tone: 'critical' },
      style: { color: color.critical.softText, backgroundColor: color.critical.soft },
    },
  ],
  defaultVariants: { emphasis: 'strong', tone: 'neutral', size: 'md' },
})

/** Whatever the label consists of has the gap of the button. */
export const label = primitive.style({ display: 'contents' })

/**
 * The margin compensates for the busy spinner, so that the button keeps its width. The spinner takes 16 px of drawing
 * and 8 px of gap. A small button has less padding, so the spinner is closer to its label.
 */
const spinning = { display: 'flex', marginInlineStart: -12 } as const
export const spinner = primitive.styleVariants({
  sm: { ...spinning, marginInlineStart: -10, marginInlineEnd: -4 },
  md: spinning,
  lg: spinning,
})
export const busyLabel = primitive.styleVariants({
  sm: { marginInlineEnd: -10 },
  md: { marginInlineEnd: -12 },
  lg: { marginInlineEnd: -12 },
})
