import { keyframes } from '@vanilla-extract/css'
import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { typeScale } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'
import { cartDrawerWidth, drawerSize } from '../../tokens/timing.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slideIn = keyframes({ from: { transform: 'translateX(var(--stoa-drawer-from))' } })
const slideOut = keyframes({ to: { transform: 'translateX(var(--stoa-drawer-from))' } })

/**
 * The `<dialog>` has the place and size of its panel, and draws nothing. Toasts move into it, next to the panel, whose
 * scrolling and animation don't reach them.
 */
const box = {
  position: 'fixed',
  inset: 'auto',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  outline: 'none',
  selectors: { '&::backdrop': { background: 'none' } },
} as const

export const overlay = primitive.style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  backgroundColor: vars.color.overlay,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': {
      // The second press of a double click is about neither what covers the page nor the page.
      pointerEvents: 'none',
      animation: `${fadeOut} ${vars.motion.base} ${vars.motion.easeIn} both`,
    },
  },
})

/** Exit of a panel, whose buttons no longer react. */
const exit = (animation: string) =>
  ({
    '&[data-state="closed"]': { pointerEvents: 'none', animation: `${animation} ${vars.motion.easeIn} both` },
  }) as const

const surface = {
  position: 'relative',
  zIndex: vars.zIndex.overlay,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow[3],
  lineHeight: vars.type.body.line,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
} as const

const dialogPadding = '28px'

/** Centered without transforms, so that text stays sharp and the animation can use them. */
export const dialogBox = primitive.style({
  ...box,
  inset: 0,
  margin: 'auto',
  blockSize: 'fit-content',
  inlineSize: 'min(440px, calc(100vw - 32px))',
})

export const dialog = primitive.style({
  ...surface,
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
    ...exit(`${fadeOut} ${vars.motion.fast}`),
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

const from = '--stoa-drawer-from'
const inRtl = '[dir="rtl"] &, &[dir="rtl"]'

export const drawerBox = primitive.recipe({
  base: { ...box, insetBlock: 0, maxInlineSize: '88vw' },
  variants: {
    side: {
      start: {
        insetInlineStart: 0,
        vars: { [from]: '-100%' },
        selectors: { [inRtl]: { vars: { [from]: '100%' } } },
      },
      end: {
        insetInlineEnd: 0,
        vars: { [from]: '100%' },
        selectors: { [inRtl]: { vars: { [from]: '-100%' } } },
      },
    },
    size: { md: { inlineSize: drawerSize.width }, lg: { inlineSize: cartDrawerWidth } },
  },
})

export const drawer = primitive.style({
  ...surface,
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: { ...surface.selectors, ...exit(`${slideOut} ${vars.motion.base}`) },
})

/** Covers the top of a small screen. Larger screens do not open it. */
export const sheetBox = primitive.style({ ...box, insetInline: 0, insetBlockStart: 0 })

export const sheet = primitive.style({
  ...surface,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { ...surface.selectors, ...exit(`${fadeOut} ${vars.motion.base}`) },
})
