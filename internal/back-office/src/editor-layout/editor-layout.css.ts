import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
})
export const column = pattern.style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const section = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  '@media': { [media.up('md')]: { padding: space[5] } },
})
export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const title = pattern.style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const row = pattern.style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
})
export const ended = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
})
export const rowEnd = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.control,
})
export const titleCell = pattern.style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  textAlign: 'start',
})
export const titleLabels = pattern.style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const titleName = pattern.style({ fontWeight: 550, color: color.text.strong })
export const titleDetail = pattern.style({ fontSize: vars.type.xs.size, color: color.text.muted })
export const result = pattern.style({
  display: 'grid',
  gap: '2px',
  padding: space[4],
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface.sunken,
  overflowWrap: 'anywhere',
})
export const resultAddress = pattern.style({ fontSize: vars.type.xs.size, color: color.text.muted })
export const resultTitle = pattern.style({ fontSize: '1.125rem', color: color.accent.text })
export const resultText = pattern.style({ fontSize: vars.type.sm.size, color: color.text.body })
