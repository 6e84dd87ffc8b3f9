import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const box = primitive.style({
  borderRadius: '5px',
  selectors: {
    '&:checked::after': {
      content: '""',
      inlineSize: '11px',
      blockSize: '6px',
      border: `solid ${color.accent.on}`,
      borderWidth: '0 0 2.2px 2.2px',
      transform: 'translateY(-1.5px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      inlineSize: '10px',
      blockSize: '2.4px',
      border: 0,
      borderRadius: '2px',
      backgroundColor: color.accent.on,
      transform: 'none',
    },
    '&:disabled:checked::after': { borderColor: color.text.disabled },
    '&:disabled:indeterminate::after': { backgroundColor: color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::after': { display: 'none' } } },
  },
})

/** A negative margin extends a 20 px box without a label to a touch target of 44 px. */
export const hit = primitive.style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  margin: '-12px',
  flex: 'none',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
})

export const label = primitive.style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const end = primitive.style({ marginInlineStart: 'auto' })
