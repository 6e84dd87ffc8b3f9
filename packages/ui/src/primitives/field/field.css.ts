import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color, type } = vars

export const root = primitive.style({ display: 'grid', gap: '6px', minInlineSize: 0, alignContent: 'start' })

export const labelRow = primitive.style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const label = primitive.style({
  fontSize: type.sm.size,
  lineHeight: type.sm.line,
  fontWeight: 600,
  color: color.text.strong,
})

export const optional = primitive.style({
  // A box of its own: in the other reading direction it keeps its distance whatever script the label is in.
  display: 'inline-block',
  marginInlineStart: '6px',
  fontWeight: 400,
  color: color.text.muted,
})

export const labelEnd = primitive.style({ fontSize: type.sm.size, lineHeight: type.sm.line })

export const control = primitive.style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: '9px 14px',
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  color: color.text.strong,
  lineHeight: 1.5,
  // 16 px at least: a smaller field makes phones zoom the page.
  fontSize: '1rem',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&:hover': { borderColor: color.text.muted },
    '&:focus': {
      borderColor: color.accent.solid,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
    },
    '&[aria-invalid=true]': {
      borderColor: color.critical.solid,
      boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
    },
    '&:disabled': {
      backgroundColor: color.surface.sunken,
      color: color.text.disabled,
      // Browsers fade a select once more.
      opacity: 1,
      borderColor: color.border.default,
      cursor: 'not-allowed',
    },
  },
})

export const area = primitive.style({ minBlockSize: '112px', resize: 'vertical', fieldSizing: 'content' })

export const affix = primitive.style({ position: 'relative', display: 'block' })

export const roomForButton = primitive.style({ paddingInlineEnd: '52px' })

export const affixButton = primitive.style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  inlineSize: vars.size.control,
  display: 'grid',
  placeItems: 'center',
  color: color.text.muted,
  borderRadius: vars.radius.sm,
  outlineOffset: '-4px',
  selectors: {
    '&:hover': { color: color.text.strong },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const hint = primitive.style({
  fontSize: type.xs.size,
  lineHeight: type.xs.line,
  color: color.text.muted,
})

export const error = primitive.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: type.xs.size,
  lineHeight: type.xs.line,
  fontWeight: 550,
  color: color.critical.text,
})

export const errorIcon = primitive.style({ flex: 'none', marginBlockStart: '2px' })

/** Row of a checkbox or a radio with its label; the box is next to the label's first line. */
export const pick = primitive.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingBlock: `calc((${vars.size.control} - 1lh) / 2)`,
  fontSize: '0.9375rem',
  color: color.text.body,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed' } },
})

export const pickBox = primitive.style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  flex: 'none',
  marginBlock: 'calc((1lh - 20px) / 2)',
  border: `1.5px solid ${color.border.control}`,
  backgroundColor: color.surface.raised,
  cursor: 'inherit',
  // Contained: five hundred that are checked at once cause no layout around them.
  contain: 'strict',
  selectors: {
    // Only under the pointer: "select all" would start a transition in every row.
    '&:hover': {
      borderColor: color.accent.solid,
      transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    },
    // Never of a disabled one: that rule would weigh more than the next.
    '&:enabled:is(:checked, :indeterminate:not([type=radio]))': {
      backgroundColor: color.accent.solid,
      borderColor: color.accent.solid,
    },
    '&:disabled': { backgroundColor: color.surface.hover, borderColor: color.border.default },
  },
  // Forced colors are the system's, so the system draws the control.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

export const rows = primitive.style({ display: 'grid', gap: '6px' })

export const fold = primitive.style({
  minBlockSize: vars.size.controlSm,
  display: 'flex',
  alignItems: 'center',
  fontSize: type.sm.size,
  fontWeight: 600,
  color: color.accent.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { display: 'none' },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.control } },
})
