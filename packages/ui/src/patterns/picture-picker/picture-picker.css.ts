import { fieldStyles } from '../../primitives/field/styles.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const legend = pattern.style([fieldStyles.label, { marginBlockEnd: '6px' }])

/** Drop area for files. */
export const place = pattern.style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px dashed ${color.border.control}`,
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-state=over]': { borderColor: color.accent.solid, backgroundColor: color.accent.soft },
  },
})

export const tiles = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

export const tile = pattern.style({
  position: 'relative',
  inlineSize: '96px',
  blockSize: '96px',
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  overflow: 'hidden',
  selectors: { '&[data-state=failed]': { boxShadow: `inset 0 0 0 2px ${color.critical.solid}` } },
})

export const preview = pattern.style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    '[data-state=uploading] > &': { opacity: 0.45 },
    '[data-state=failed] > &': { opacity: 0.25 },
  },
})

export const progress = pattern.style({
  position: 'absolute',
  insetInline: vars.space[2],
  insetBlockEnd: vars.space[2],
})

const onPicture = {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: `1px solid ${color.border.default}`,
  backgroundColor: color.surface.raised,
  color: color.text.strong,
  cursor: 'pointer',
} as const

export const retry = pattern.style({
  ...onPicture,
  insetInline: vars.space[1],
  insetBlockEnd: vars.space[1],
  gap: vars.space[1],
  minBlockSize: '36px',
  borderRadius: vars.radius.xs,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
  selectors: { '&:hover': { backgroundColor: color.surface.hover } },
})

export const remove = pattern.style({
  ...onPicture,
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  borderRadius: '50%',
  // The drawing stays small; the finger gets its 44 px.
  '::after': { content: '', position: 'absolute', inset: -6 },
  selectors: { '&:hover': { backgroundColor: color.surface.hover } },
})

/** Keeps its place and the focus: nothing more fits. */
export const full = pattern.style({
  color: color.text.disabled,
  cursor: 'not-allowed',
  '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
})
