import { pattern, truncate, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const root = pattern.recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: 52,
    padding: vars.space[2],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface.raised,
    color: color.text.strong,
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover': { borderColor: color.border.control },
    },
  },
  variants: { collapsed: { true: { justifyContent: 'center', borderColor: 'transparent' }, false: {} } },
})
export const texts = pattern.recipe({
  base: { display: 'grid', flex: 1, minInlineSize: 0, lineHeight: 1.35 },
  variants: { collapsed: { true: visuallyHidden, false: {} } },
})
export const name = pattern.style({ fontSize: vars.type.sm.size, fontWeight: 600, ...truncate })
export const status = pattern.style({ fontSize: vars.type.xs.size, color: color.text.muted, ...truncate })
export const arrow = pattern.style({ flex: 'none', color: color.text.muted })
