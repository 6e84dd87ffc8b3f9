import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const line = pattern.style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '10px 12px',
  alignItems: 'start',
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  '@media': {
    [media.up('lg')]: {
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      columnGap: '18px',
      alignItems: 'center',
      paddingInline: vars.space[5],
    },
  },
})

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
  '@media': { [media.up('lg')]: { gridColumn: 'auto' } },
})
