import { container } from '../../styles/container.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'

const { color } = vars

const slide = `box-shadow ${vars.motion.base}, transform ${vars.motion.base}`

/** Height of the second row. */
const NAV = { wide: '46px', narrow: '44px' }

export const root = pattern.style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  backgroundColor: `var(--stoa-header-bg, ${color.surface.raised})`,
  boxShadow: vars.shadow.header,
  transition: slide,
  lineHeight: vars.type.body.line,
  selectors: { '&:not([data-state="rest"])': { boxShadow: vars.shadow.headerRaised } },
  '@media': {
    [media.forcedColors]: { borderBlockEnd: '1px solid' },
    // It would take a third of the window: there it stays at the top of the page.
    [media.short]: { position: 'relative' },
  },
})

export const bar = pattern.style([
  container.shop,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    blockSize: 72,
    // The row below slides behind it.
    position: 'relative',
    zIndex: 1,
    backgroundColor: 'inherit',
    transition: slide,
    '@media': { [media.down('md')]: { blockSize: 60, gap: 4 } },
  },
])

/** Shown from 768 px, and below 768 px. */
export const wide = pattern.style({ '@media': { [media.down('md')]: { display: 'none !important' } } })
export const narrow = pattern.style({ '@media': { [media.up('md')]: { display: 'none !important' } } })

export const logo = pattern.style({
  display: 'flex',
  flex: 'none',
  borderRadius: vars.radius.xs,
  '@media': { [media.down('md')]: { marginInline: '4px auto' } },
})

/** One picture for both themes, or the light theme's and after it the dark theme's. */
const inDark = (theme: string) => ({
  [`${theme} &:not(:only-child)`]: { display: 'none' },
  [`${theme} & + &`]: { display: 'block' },
})
export const logoImage = pattern.style({
  display: 'block',
  blockSize: 30,
  inlineSize: 'auto',
  selectors: { '& + &': { display: 'none' }, ...inDark('[data-theme="dark"]') },
  '@media': {
    [media.down('md')]: { blockSize: 26 },
    '(prefers-color-scheme: dark)': { selectors: inDark(':root:not([data-theme])') },
  },
})

export const logoDrawn = pattern.style({ '@media': { [media.down('md')]: { fontSize: 26 } } })

/** The label makes room for the search between 768 and 899 px. */
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
export const end = pattern.style({ marginInlineStart: 'auto' })

/** Begins right of the bag's middle and grows away from it: three digits must not hide what they count. */
export const count = pattern.style({ position: 'absolute', insetBlockStart: 3, insetInlineStart: 23 })

export const nav = pattern.style({ boxShadow: `inset 0 1px 0 ${color.border.subtle}` })

/** While the focus is in the row, or a menu of the header is open, it stays. */
const away = `${root}[data-state="away"]:not(:has(${nav} :focus-visible, [aria-expanded="true"]))`

// The whole header moves up by the row's height and its first row back down, without another layout.
for (const [selector, sign] of [
  [away, '-'],
  [`${away} ${bar}`, ''],
] as const)
  pattern.globalStyle(selector, {
    '@media': {
      [media.tall]: { transform: `translateY(${sign}${NAV.wide})` },
      [`${media.down('md')} and ${media.tall}`]: { transform: `translateY(${sign}${NAV.narrow})` },
    },
  })
