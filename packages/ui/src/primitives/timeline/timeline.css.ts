import { primitive } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars
const DOT = '10px'

export const list = primitive.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = primitive.style({
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
    '&[aria-current]': { color: color.text.strong, fontWeight: 600 },
    '&[aria-current]::before': { borderColor: color.accent.text, backgroundColor: color.accent.text },
  },
})

export const description = primitive.style({ fontWeight: 400, color: color.text.body })
export const when = primitive.style({
  ...tabularNumbers,
  fontSize: vars.type.sm.size,
  fontWeight: 400,
  color: color.text.muted,
})
