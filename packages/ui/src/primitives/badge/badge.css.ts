import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars
const soft = (tone: { soft: string; softText: string }) => ({
  backgroundColor: tone.soft,
  color: tone.softText,
})
const solid = (tone: { solid: string; on: string }) => ({ backgroundColor: tone.solid, color: tone.on })
const solids = ['accent', 'positive', 'caution', 'critical', 'info', 'sale'] as const

export const badge = primitive.recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    blockSize: 24,
    paddingInline: 9,
    border: '1px solid transparent',
    fontFamily: vars.font.text,
    fontSize: vars.type['2xs'].size,
    fontWeight: vars.type['2xs'].weight,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    ...tabularNumbers,
  },
  variants: {
    tone: {
      neutral: { backgroundColor: color.surface.hover, color: color.text.body },
      info: soft(color.info),
      accent: soft(color.accent),
      positive: soft(color.positive),
      caution: soft(color.caution),
      critical: soft(color.critical),
      sale: soft(color.sale),
      inverse: { backgroundColor: color.surface.inverse, color: color.text.inverse },
      raised: {
        backgroundColor: color.surface.raised,
        color: color.text.strong,
        borderColor: color.border.subtle,
      },
    },
    emphasis: { soft: { borderRadius: vars.radius.full }, solid: { borderRadius: vars.radius.xs } },
    dot: {
      true: {
        '::before': {
          content: '',
          inlineSize: 7,
          blockSize: 7,
          borderRadius: '50%',
          background: 'currentColor',
        },
        '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
      },
    },
  },
  compoundVariants: solids.map(tone => ({
    variants: { tone, emphasis: 'solid' as const },
    style: solid(color[tone]),
  })),
  defaultVariants: { tone: 'neutral', emphasis: 'soft' },
})

export const count = primitive.style({
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 5,
  borderRadius: 9,
  backgroundColor: color.critical.solid,
  color: color.critical.on,
  fontFamily: vars.font.text,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  // "99+" is one sign in every writing direction; the badge's own direction stays the page's, for its place.
  unicodeBidi: 'plaintext',
  // The ring has the color of the background.
  boxShadow: `0 0 0 2px var(--stoa-count-ring, ${color.surface.raised})`,
  ...tabularNumbers,
})
