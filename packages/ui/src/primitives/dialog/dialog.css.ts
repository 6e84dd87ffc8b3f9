import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'
import { drawerSize } from '../../tokens/timing.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slideIn = keyframes({ from: { transform: 'translateX(var(--stoa-drawer-from))' } })
const slideOut = keyframes({ to: { transform: 'translateX(var(--stoa-drawer-from))' } })

export const overlay = primitive.style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  backgroundColor: vars.color.overlay,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.base} ${vars.motion.easeIn} both` },
  },
})

const surface = {
  position: 'fixed',
  zIndex: vars.zIndex.overlay,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow[3],
  lineHeight: vars.type.body.line,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
} as const

const dialogPadding = '28px'

/** Centered without transforms, so that text stays sharp and the animation can use them. */
export const dialog = primitive.style({
  ...surface,
  inset: 0,
  margin: 'auto',
  blockSize: 'fit-content',
  inlineSize: 'min(440px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: dialogPadding,
  // What gets the focus is not scrolled under the buttons.
  scrollPaddingBlockEnd: '104px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: 12,
  borderRadius: vars.radius.lg,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    ...surface.selectors,
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.easeIn} both` },
  },
})

export const title = primitive.style({ ...typeScale('title3'), color: vars.color.text.strong })
/** Stay in view regardless of the dialog's length; longer content fades out behind them. */
export const actions = primitive.style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${dialogPadding})`,
  marginBlockEnd: `calc(-1 * ${dialogPadding})`,
  paddingBlockEnd: dialogPadding,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: `0 -10px 12px 2px ${vars.color.surface.overlay}`,
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  // Room for a focus ring between two buttons.
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
})

export const drawer = primitive.style({
  ...surface,
  vars: { '--stoa-drawer-from': '-100%' },
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: drawerSize.width,
  maxInlineSize: '88vw',
  display: 'flex',
  flexDirection: 'column',
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    ...surface.selectors,
    '&[data-state="closed"]': { animation: `${slideOut} ${vars.motion.base} ${vars.motion.easeIn} both` },
    '[dir="rtl"] &, &[dir="rtl"]': { vars: { '--stoa-drawer-from': '100%' } },
  },
})

/** Covers the top of a small screen. Larger screens do not open it. */
export const sheet = primitive.style({
  ...surface,
  insetInline: 0,
  insetBlockStart: 0,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
