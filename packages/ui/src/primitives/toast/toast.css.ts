import { createVar, keyframes } from '@vanilla-extract/css'
import { bottomBarRoom } from '../../styles/bottom-bar.ts'
import { primitive } from '../../styles/layered.ts'
import { media } from '../../styles/media.ts'
import { truncate } from '../../styles/type.ts'
import { vars } from '../../tokens/contract.css.ts'
import { cartDrawerWidth, toastStack } from '../../tokens/timing.ts'

export const toneColor = createVar()
/** The room that the corner leaves below its toasts. */
export const roomBelow = '--stoa-room-below-toasts'
/** Distance by which the corner is raised above a control that its toasts would cover. */
export const lift = '--stoa-toast-lift'
const { color } = vars
/** Slides in from the side of the corner. */
const aside = createVar()
const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(${aside})` } })
const slideOut = keyframes({ to: { opacity: 0, transform: `translateX(${aside})` } })

/** Around the corner, so that a host's row or column of parts has no gap for it. */
export const home = primitive.style({ display: 'contents' })

/** Class of the corner that contains both kinds of toasts, one above the other, so that their regions never overlap. */
export const corner = primitive.style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetInlineEnd: 24,
  insetBlockEnd: 24,
  inlineSize: toastStack.width,
  display: 'flex',
  flexDirection: 'column',
  gap: toastStack.gap,
  pointerEvents: 'none',
  transform: `translateY(calc(-1 * var(${lift}, 0px)))`,
  selectors: {
    '&:empty': { display: 'none' },
    // Room of the cookie notice below the toasts.
    '&::after': {
      content: '""',
      blockSize: `var(${roomBelow}, 0px)`,
      marginBlockStart: `calc(-1 * ${toastStack.gap}px)`,
    },
  },
  '@media': {
    // Next to the cart, whose buttons are in this corner.
    [media.up('lg')]: {
      selectors: {
        'dialog:has([data-component="CartDrawer"]) &': { insetInlineEnd: `calc(24px + ${cartDrawerWidth})` },
      },
    },
    [media.down('md')]: { insetInline: 16, insetBlockEnd: 16, inlineSize: 'auto' },
    // A page's fixed bottom bar holds its one decision: never over that.
    [media.down('lg')]: {
      selectors: {
        ':root:has([data-component="BottomBar"]) &': {
          insetBlockEnd: `calc(${bottomBarRoom} + 11px + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
})

export const viewport = primitive.style({
  display: 'flex',
  flexDirection: 'column',
  gap: toastStack.gap,
  selectors: { '&:focus-visible': { outlineOffset: 4, borderRadius: vars.radius.md } },
})

export const toast = primitive.style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  minBlockSize: 52,
  paddingBlock: 14,
  paddingInline: '16px 8px',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface.overlay,
  boxShadow: vars.shadow[3],
  fontSize: vars.type.sm.size,
  lineHeight: 1.45,
  pointerEvents: 'auto',
  vars: { [aside]: '16px' },
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    '[dir=rtl] &': { vars: { [aside]: '-16px' } },
    '&[data-type="success"]': { vars: { [toneColor]: color.positive.text } },
    '&[data-type="info"]': { vars: { [toneColor]: color.info.text } },
    '&[data-type="warning"]': { vars: { [toneColor]: color.caution.text } },
    '&[data-type="error"]': { vars: { [toneColor]: color.critical.text } },
    '&[data-type="loading"]': { vars: { [toneColor]: color.accent.text } },
    // An updated toast is already there.
    '&[data-updated]': { animationDuration: '1ms' },
    '&[data-state="closed"]': { animation: `${slideOut} ${vars.motion.base} ${vars.motion.easeIn} both` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': {
      transform: 'none',
      transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
    },
    '&[data-swipe="end"]': { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  },
})

export const glyph = primitive.style({ color: toneColor })
export const title = primitive.style({ fontWeight: 600, color: color.text.strong, overflowWrap: 'anywhere' })
export const body = primitive.style({ gridColumn: 2, color: color.text.muted, overflowWrap: 'anywhere' })
export const actions = primitive.style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 8,
  selectors: { '&:empty': { display: 'none' } },
})

/** Subject of the message: its picture, its name and one more line. */
export const about = primitive.style({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBlockStart: 6,
  minInlineSize: 0,
})
export const aboutPicture = primitive.style({ flex: 'none', inlineSize: 48 })
export const aboutLabel = primitive.style({ display: 'grid', minInlineSize: 0, color: color.text.muted })
export const aboutLine = primitive.style(truncate)
export const aboutTitle = primitive.style([aboutLine, { color: color.text.strong }])
export const close = primitive.style({
  gridColumn: 3,
  gridRow: 1,
  marginBlock: -8,
  // Over the button's own, in whatever order a bundler puts the two.
  selectors: { '&&': { color: color.text.muted } },
})
