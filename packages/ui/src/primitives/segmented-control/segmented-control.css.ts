import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** Side by side, or below each other if large text leaves them too little room. */
export const segments = primitive.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  gap: 4,
  padding: 4,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.hover,
})

export const segment = primitive.style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  padding: `${vars.space[1]} 6px`,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  textAlign: 'center',
  lineHeight: 1.3,
  color: color.text.body,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:has(> :nth-child(3))': { minBlockSize: 56, paddingBlock: vars.space[2] },
    '&:hover': { color: color.text.strong },
    '&:has(:disabled)': { color: color.text.disabled },
    '&:has(:checked)': {
      backgroundColor: color.surface.raised,
      borderColor: color.border.control,
      color: color.text.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', boxShadow: 'inset 0 0 0 2px Highlight' } },
    },
  },
})

/** The whole segment is the control. */
export const radio = primitive.style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const label = primitive.style({ fontSize: vars.type.sm.size, fontWeight: 650 })

/** Each part is a flex item, which goes to the next line as a whole. */
export const description = primitive.style({
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[2],
  fontSize: vars.type.xs.size,
})
