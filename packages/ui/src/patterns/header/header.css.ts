import type { GlobalStyleRule } from '@vanilla-extract/css'
import { iconLabel } from '../../styles/icon-label.css.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/contract.css.ts'
import { actions, bar, root } from './header-bar.css.ts'

const { color } = vars

/** Height of the second row. */
const NAV = { wide: '46px', narrow: '44px' }

/** Shown from 768 px, and below 768 px. */
export const wide = pattern.style({ '@media': { [media.down('md')]: { display: 'none !important' } } })
export const narrow = pattern.style({ '@media': { [media.up('md')]: { display: 'none !important' } } })

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

/** Begins right of the bag's middle and grows away from it: three digits must not hide what they count. */
export const count = pattern.style({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: 'calc(50% + 1px)',
})

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

/**
 * Styles of the row of icons while it has room for their labels: from 1024 px, and more for visitors with larger text. Menus and
 * tooltips in it keep their own.
 */
const labeled = (selector: string, rule: GlobalStyleRule) =>
  pattern.globalStyle(`[data-component="Header"] ${actions} ${selector}`, {
    '@media': { 'screen and (min-width: 64em)': rule },
  })

const slot = { inlineSize: 'auto', minInlineSize: '4rem', blockSize: 56 }
// The labels are on one line, whatever is above them.
const controls = {
  ...slot,
  paddingInline: 6,
  paddingBlockEnd: 7,
  alignContent: 'end',
  justifyItems: 'center',
  rowGap: 3,
}
labeled('> :is(a, button)', controls)
labeled('noscript > a', controls)
// It has no border, unlike the others.
labeled('> button[data-component="AccountMenu"]', { paddingBlockEnd: 8 })
labeled(`.${iconLabel}`, { display: 'block' })
labeled(`.${count}`, { insetBlockStart: 1 })
// No higher than the icons next to it.
labeled('> button > [data-component="Avatar"]', { inlineSize: 24, blockSize: 24, marginBlock: -2 })
// Until the session is known.
labeled('> span', slot)
labeled('> span > :first-child', { inlineSize: 24, blockSize: 24, marginBlockEnd: 13 })
