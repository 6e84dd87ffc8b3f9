import { gridColumns, gridGap } from '../../styles/grid-columns.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'
import { wide } from './cart-box.css.ts'

const { color } = vars

/** Has the columns of a `ProductGrid`. */
export const grid = pattern.style({
  display: 'grid',
  gap: `clamp(24px, 3vw, 40px) ${gridGap}`,
  gridTemplateColumns: gridColumns(2),
  '@media': {
    [media.up('md')]: { gridTemplateColumns: gridColumns(3) },
    [media.up('xl')]: { gridTemplateColumns: gridColumns(4) },
  },
})

const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '10px 12px',
  alignItems: 'start',
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  '@container': {
    [wide]: {
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      columnGap: '18px',
      alignItems: 'center',
      paddingInline: vars.space[5],
    },
  },
})

/** Looks like a product card, with its buttons below. */
const tile = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const line = { rows: row, grid: tile } as const

export const body = pattern.style({ display: 'grid', justifyItems: 'start', gap: '3px', minInlineSize: 0 })

export const name = pattern.style({
  color: color.text.strong,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { color: color.accent.text } },
})

export const detail = pattern.style({
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
  color: color.text.muted,
  overflowWrap: 'anywhere',
})

export const good = pattern.style([detail, { color: color.positive.text, fontWeight: 550 }])
export const missing = pattern.style([detail, { color: color.text.strong, fontWeight: 550 }])

/** Below the text on a phone, with room for a finger each. */
export const actions = pattern.style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': { [wide]: { gridColumn: 'auto' } },
})

/** Aligns the buttons with those of the cards next to it. */
export const below = pattern.style({ marginBlockStart: 'auto' })
