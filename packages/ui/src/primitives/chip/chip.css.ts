import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { truncate } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const chip = primitive.recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    minBlockSize: '36px',
    maxInlineSize: '100%',
    padding: '0 13px',
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.full,
    fontSize: vars.type.sm.size,
    fontWeight: 550,
    backgroundColor: color.surface.raised,
    color: color.text.strong,
    whiteSpace: 'nowrap',
    transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { borderColor: color.border.control },
      '&[aria-current=true]': {
        backgroundColor: color.accent.soft,
        borderColor: color.accent.solid,
        color: color.accent.softText,
      },
    },
    '@media': {
      [media.touch]: { minBlockSize: vars.size.control },
      [media.forcedColors]: { selectors: { '&[aria-current=true]': { border: '2px solid Highlight' } } },
    },
  },
  variants: {
    emphasis: {
      line: {},
      plain: { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
    removable: {
      true: {
        backgroundColor: color.accent.soft,
        borderColor: color.accent.solid,
        color: color.accent.softText,
        selectors: {
          '&:hover': {
            borderColor: color.accent.hover,
            backgroundColor: `color-mix(in oklch, ${color.accent.soft}, ${color.accent.solid} 12%)`,
          },
        },
      },
      false: {},
    },
  },
})

export const label = primitive.style(truncate)
