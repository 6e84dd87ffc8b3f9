import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const note = primitive.recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    alignItems: 'start',
    padding: '11px 14px',
    borderRadius: vars.radius.sm,
    fontSize: vars.type.sm.size,
    lineHeight: 1.45,
    color: color.text.body,
    // Forced colors leave only the outline of the box.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  variants: {
    tone: {
      info: { backgroundColor: color.info.soft },
      positive: { backgroundColor: color.positive.soft },
      caution: { backgroundColor: color.caution.soft },
      critical: { backgroundColor: color.critical.soft },
    },
  },
})

/** Centered on the first of any number of lines. */
const sign = { flex: 'none', marginBlockStart: 'calc((1lh - 16px) / 2)' } as const

export const icon = primitive.styleVariants({
  info: { ...sign, color: color.info.text },
  positive: { ...sign, color: color.positive.text },
  caution: { ...sign, color: color.caution.text },
  critical: { ...sign, color: color.critical.text },
})

/** A long action goes below the text instead of squeezing it into a column. */
export const body = primitive.style({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = primitive.style({ color: color.text.strong, fontWeight: 600 })

export const action = primitive.style({
  flex: 'none',
  marginInlineStart: 'auto',
  marginBlock: '-11px',
  marginInlineEnd: '-14px',
  padding: '11px 14px',
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontWeight: 600,
  color: color.text.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.sm,
  selectors: { '& + &': { marginInlineStart: 0 } },
})
