import { media, pattern, visuallyHidden } from '@stoa/ui/internal/styles'
import { vars } from '@stoa/ui/tokens'

const { color } = vars

export const place = pattern.recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    padding: vars.space[6],
    border: `2px dashed ${color.border.control}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface.raised,
    color: color.text.body,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.accent.solid },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
  },
  variants: {
    over: {
      true: {
        borderColor: color.accent.solid,
        backgroundColor: color.accent.soft,
        '@media': { [media.forcedColors]: { border: '2px solid Highlight' } },
      },
      false: {},
    },
    disabled: { true: { color: color.text.disabled, cursor: 'not-allowed' }, false: {} },
  },
})
export const icon = pattern.style({ color: color.text.muted })
export const label = pattern.style({ color: color.text.strong, fontWeight: 600 })
export const how = pattern.style({ fontSize: vars.type.sm.size, color: color.text.muted })
export const choose = pattern.style({
  color: color.accent.text,
  fontWeight: 600,
  textDecoration: 'underline',
})
export const input = pattern.style(visuallyHidden)
