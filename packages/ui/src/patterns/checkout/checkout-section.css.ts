import { pattern } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { tabularNumbers, typeScale, visuallyHidden } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color } = vars

export const section = pattern.style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  backgroundColor: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  selectors: { '& + &': { marginBlockStart: vars.space[4] } },
  '@media': { [media.up('md')]: { paddingInline: vars.space[6] } },
})

export const pageTitle = pattern.style({
  ...typeScale('title1'),
  paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
  color: color.text.strong,
  // From here on the header has it.
  '@media': { [media.up('sm')]: visuallyHidden },
})

pattern.globalStyle(`${pageTitle} + *`, {
  '@media': { [media.up('sm')]: { marginBlockStart: vars.space[6] } },
})

export const head = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${vars.space[3]}`,
  minBlockSize: '44px',
})

const circle = pattern.style({
  ...tabularNumbers,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  border: '1.5px solid transparent',
  borderRadius: '50%',
  fontSize: vars.type.sm.size,
  fontWeight: 650,
})

export const number = pattern.styleVariants({
  waiting: [circle, { borderColor: color.border.control, color: color.text.muted }],
  open: [circle, { backgroundColor: color.accent.solid, color: color.accent.on }],
  done: [circle, { backgroundColor: color.positive.soft, color: color.positive.softText }],
})

export const title = pattern.style({
  ...typeScale('title3'),
  flex: '1 1 6rem',
  color: color.text.strong,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
  // What the step asks for comes into sight with its title.
  scrollMarginBlockEnd: '55vh',
  selectors: { '[data-state=waiting] &': { color: color.text.muted } },
})

export const change = pattern.style({ marginInlineEnd: '-15px' })

/** The result is aligned with the title, not with the number. */
export const body = pattern.style({
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.up('md')]: { paddingInlineStart: '40px' },
    // On a phone the footer would come up from below while a step loads, and go again.
    [media.down('md')]: {
      selectors: { '&:has([data-component=LoadingIndicator])': { minBlockSize: '100vh' } },
    },
  },
})
// The title, and what happened to a payment: below header and nav, which stay at the top.
pattern.globalStyle(`${title}, ${body} > *`, { scrollMarginBlockStart: '160px' })
