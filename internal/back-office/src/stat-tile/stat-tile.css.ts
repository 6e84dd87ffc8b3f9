import { media, pattern, tabularNumbers, typeScale } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.raised,
  '@media': { [media.down('sm')]: { padding: vars.space[3] } },
})
export const head = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minBlockSize: 36,
})
export const label = pattern.style({
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  fontWeight: 550,
  overflowWrap: 'anywhere',
})
export const value = pattern.style({
  ...typeScale('title2'),
  ...tabularNumbers,
  color: color.text.strong,
  overflowWrap: 'anywhere',
})
export const change = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  marginBlockEnd: 'auto',
  paddingBlockEnd: vars.space[2],
  color: color.text.muted,
  fontSize: vars.type.sm.size,
  ...tabularNumbers,
})
export const amount = pattern.recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 600 },
  variants: {
    tone: {
      neutral: { color: color.text.body },
      positive: { color: color.positive.text },
      critical: { color: color.critical.text },
    },
  },
})
export const how = pattern.style({ color: color.text.muted, fontSize: vars.type.sm.size })
