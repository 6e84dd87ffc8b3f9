import { pattern } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars
const DOT = '10px'

export const list = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const event = pattern.recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInlineStart: space[6],
    paddingBlockEnd: space[4],
    overflowWrap: 'anywhere',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '7px',
      inlineSize: DOT,
      blockSize: DOT,
      border: `2px solid ${color.border.control}`,
      borderRadius: vars.radius.full,
      backgroundColor: color.surface.raised,
    },
    selectors: {
      // The way from one to the one before it.
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '4px',
        insetBlock: '21px -3px',
        inlineSize: '2px',
        backgroundColor: color.border.default,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
  variants: {
    newest: {
      true: {
        color: color.text.strong,
        fontWeight: 600,
        '::before': { borderColor: color.accent.text, backgroundColor: color.accent.text },
      },
    },
  },
})

export const what = pattern.style({})
export const when = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.sm.size,
  fontWeight: 400,
  color: color.text.muted,
})
export const none = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })
