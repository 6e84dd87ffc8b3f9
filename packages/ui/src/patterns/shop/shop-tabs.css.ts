import { bleed } from '../../styles/bleed.ts'
import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

/** Directly below the head, whose gap it takes over. */
export const tabs = pattern.style({
  ...bleed,
  marginBlock: `calc(-1 * ${vars.space[8]}) ${vars.space[6]}`,
  // A link to it stops right under a header that stays.
  scrollMarginBlockStart: '126px',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})

/** Scrolls sideways in narrow windows, without cutting focus rings. */
export const row = pattern.style({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
})

export const cell = pattern.style({ flex: 'none' })

export const tab = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '52px',
  fontSize: '0.9375rem',
  fontWeight: 550,
  color: color.text.body,
  borderBlock: '3px solid transparent',
  selectors: {
    '&:hover': { color: color.text.strong },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current=true]': { color: color.text.strong, borderBlockEndColor: vars.shop.sign },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current=true]': { borderBlockEndColor: 'Highlight' } } },
  },
})

export const count = pattern.style({
  ...tabularNumbers,
  fontSize: vars.type.xs.size,
  color: color.text.muted,
})
