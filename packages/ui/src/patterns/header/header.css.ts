import { container } from '../../styles/container.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

export const root = pattern.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  backgroundColor: `var(--stoa-header-bg, ${color.surface.raised})`,
  boxShadow: vars.shadow.header,
  transition: `box-shadow ${vars.motion.base}`,
  lineHeight: vars.type.body.line,
  selectors: { '&[data-state="raised"]': { boxShadow: vars.shadow.headerRaised } },
  '@media': {
    [media.short]: { position: 'relative' },
    [media.forcedColors]: { borderBlockEnd: '1px solid' },
  },
})

export const bar = pattern.style([
  container.shop,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    blockSize: 72,
    '@media': { [media.down('md')]: { blockSize: 60, gap: 4 } },
  },
])

/** From 768 px, and below it. */
export const wide = pattern.style({ '@media': { [media.down('md')]: { display: 'none !important' } } })
export const narrow = pattern.style({ '@media': { [media.up('md')]: { display: 'none !important' } } })

export const logo = pattern.style({
  display: 'flex',
  flex: 'none',
  borderRadius: vars.radius.xs,
  '@media': { [media.down('md')]: { marginInline: '4px auto' } },
})

export const logoImage = pattern.recipe({
  base: {
    display: 'block',
    blockSize: 30,
    inlineSize: 'auto',
    '@media': { [media.down('md')]: { blockSize: 26 } },
  },
  variants: {
    /** One picture for both themes, or one for each. */
    theme: {
      both: {},
      light: {
        selectors: {
          '[data-theme="dark"] &': { display: 'none' },
        },
        '@media': {
          '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': { display: 'none' } } },
        },
      },
      dark: {
        display: 'none',
        selectors: { '[data-theme="dark"] &': { display: 'block' } },
        '@media': {
          '(prefers-color-scheme: dark)': {
            selectors: { ':root:not([data-theme]) &': { display: 'block' } },
          },
        },
      },
    },
  },
})

export const logoDrawn = pattern.style({ '@media': { [media.down('md')]: { fontSize: 26 } } })

/** From 768 to 899 px the word makes room for the search. */
export const categories = pattern.style({
  marginInlineStart: vars.space[4],
  '@media': {
    [media.down('md')]: { display: 'none' },
    [media.between('md', 'lg')]: { marginInlineStart: 0, paddingInline: 12 },
  },
})
export const categoriesWord = pattern.style({
  '@media': {
    [media.between('md', 'lg')]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const search = pattern.style({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 620,
  marginInline: 'auto',
  '@media': { [media.down('md')]: { display: 'none' } },
})

export const actions = pattern.style({ display: 'flex', alignItems: 'center', gap: 2, flex: 'none' })

/** Begins right of the bag's middle and grows away from it: three digits must not hide what they count. */
export const count = pattern.style({ position: 'absolute', insetBlockStart: 3, insetInlineStart: 23 })

export const nav = pattern.style({ boxShadow: `inset 0 1px 0 ${color.border.subtle}` })
