import { media, pattern } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color, space } = vars

export const root = pattern.style({
  display: 'grid',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' } },
})
export const form = pattern.style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const aside = pattern.style({
  minInlineSize: 0,
  '@media': {
    [media.up('lg')]: { position: 'sticky', insetBlockStart: space[20] },
    [media.down('lg')]: { order: -1 },
  },
})
export const toggle = pattern.style({ '@media': { [media.up('lg')]: { display: 'none' } } })
export const preview = pattern.style({
  display: 'none',
  minInlineSize: 0,
  overflow: 'hidden',
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.page,
  '@media': { [media.up('lg')]: { display: 'grid', gap: space[3] } },
})
export const opened = pattern.style({ display: 'grid', gap: space[3], marginBlockStart: space[3] })
export const label = pattern.style({
  color: color.text.muted,
  fontSize: vars.type.xs.size,
  fontWeight: 600,
})
export const section = pattern.style({ minInlineSize: 0, scrollMarginBlockStart: 96 })
export const fields = pattern.style({ display: 'grid', gap: space[4] })
export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
})
export const headLabel = pattern.style({
  display: 'grid',
  gap: 4,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const text = pattern.style({
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  maxInlineSize: '62ch',
})
export const pair = pattern.style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.up('sm')]: { gridTemplateColumns: '1fr 1fr' } },
})
