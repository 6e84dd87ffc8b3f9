import { primitive } from '../../styles/layered.ts'
import { vars } from '../../tokens/contract.css.ts'

export const link = primitive.recipe({
  base: {
    borderRadius: vars.radius.xs,
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: 3,
    transition: `text-decoration-color ${vars.motion.fast}`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accent.text, fontWeight: 600 },
      muted: {
        color: vars.color.text.muted,
        selectors: { '&:hover': { color: vars.color.text.strong } },
      },
      inherit: { color: 'inherit', textDecorationColor: 'currentColor' },
    },
    arrow: { true: { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' } },
  },
  defaultVariants: { tone: 'accent' },
})

export const arrow = primitive.style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })
