import { primitive } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

export const rating = primitive.recipe({
  base: {
    ...tabularNumbers,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: vars.type.xs.size,
    lineHeight: vars.type.xs.line,
    color: vars.color.text.muted,
  },
  variants: { form: { compact: {}, stars: { fontSize: vars.type.sm.size, gap: vars.space[2] } } },
})

export const average = primitive.style({ color: vars.color.text.strong, fontWeight: 600 })

export const stars = primitive.style({ position: 'relative', display: 'inline-flex', flex: 'none' })

export const row = primitive.style({ display: 'flex', gap: '2px' })

// Cut at the average; the cut follows the reading direction.
export const filled = primitive.style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  gap: '2px',
  overflow: 'hidden',
})

export const reviews = primitive.style({
  color: vars.color.accent.text,
  fontWeight: 500,
  borderRadius: vars.radius.xs,
  textUnderlineOffset: '3px',
  // Easy to hit, without moving its surroundings.
  display: 'inline-block',
  paddingBlock: '12px',
  marginBlock: '-12px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
