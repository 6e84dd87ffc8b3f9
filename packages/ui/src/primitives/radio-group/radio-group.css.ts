import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

export const dot = primitive.style({
  borderRadius: '50%',
  selectors: {
    '&:checked::after': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: '50%',
      backgroundColor: vars.color.accent.on,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::after': { display: 'none' } } } },
})

export const frame = primitive.style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface.raised,
  selectors: {
    '&:has(:enabled):hover': { borderColor: vars.color.accent.solid },
    '&:has(:checked)': {
      borderColor: vars.color.accent.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
    },
  },
})

export const text = primitive.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const description = primitive.style({
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  color: vars.color.text.muted,
  selectors: { ':disabled ~ * > &': { color: 'inherit' } },
})

export const end = primitive.style({
  marginInlineStart: 'auto',
  fontWeight: 600,
  color: vars.color.text.strong,
  selectors: { ':disabled ~ &': { color: 'inherit' } },
})

export const columns = primitive.style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  columnGap: vars.space[6],
})
