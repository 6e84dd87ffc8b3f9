import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color, size, space, type } = vars

export const root = pattern.style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none' })

/** One above the other: what replaces the fields is given their place, so that nothing below moves. */
export const layer = pattern.recipe({
  base: {
    gridArea: '1 / 1',
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
  },
  variants: { hidden: { true: { visibility: 'hidden' } } },
})

export const initial = pattern.style({ color: color.text.muted })

export const cardFields = pattern.style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})

export const field = pattern.recipe({
  base: { display: 'grid', gap: '6px', alignContent: 'start', minInlineSize: 0 },
  variants: { whole: { true: { gridColumn: '1 / -1' } } },
})

export const label = pattern.style({
  fontSize: type.sm.size,
  lineHeight: type.sm.line,
  fontWeight: 600,
  color: color.text.strong,
})

/** Looks like our own fields; the field within is a frame of the provider's. */
export const box = pattern.style({
  position: 'relative',
  display: 'grid',
  blockSize: size.control,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.raised,
  color: color.text.strong,
  fontSize: '1rem',
  overflow: 'hidden',
  selectors: {
    '&[data-focused]': {
      borderColor: color.accent.solid,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
    },
    '&[data-invalid]': {
      borderColor: color.critical.solid,
      boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
    },
  },
})

export const frame = pattern.style({ minInlineSize: 0, blockSize: '100%', overflow: 'hidden' })

export const cover = pattern.style({ position: 'absolute', inset: 0 })

export const error = pattern.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: type.xs.size,
  lineHeight: type.xs.line,
  fontWeight: 550,
  color: color.critical.text,
})

export const errorIcon = pattern.style({ flex: 'none', marginBlockStart: '2px' })

export const action = pattern.style({ minBlockSize: size.controlLg, display: 'grid' })

export const pending = pattern.style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.sunken,
  color: color.text.body,
  paddingInline: space[4],
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
})

export const rejected = pattern.style({ display: 'grid', gap: space[3], justifyItems: 'start' })
