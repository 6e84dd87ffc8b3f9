/**
 * The figures that the specification fixes (its section 9, "Business constants and limits"), each once.
 * Components and tests read them here; durations are milliseconds, lengths CSS pixels.
 */

/** Tooltips: rest this long before the first opens; within `skipDelay` of the last one the next opens at once. */
export const tooltipTiming = { openDelay: 700, skipDelay: 300 } as const

/** Delays of the nav bar's menus. */
export const navMenuTiming = { openDelay: 200, skipDelay: 300, closeDelay: 150 } as const
/** Width of the nav bar's menus and number of their columns. */
export const navMenuSize = { columns: 3, width: 700 } as const

/** The drawer is "about 80 units" wide: a unit is 4 px, so 20 rem. */
export const drawerSize = { units: 80, width: '20rem' } as const

/** Width of a drawer that lists products, such as the cart's. */
export const cartDrawerWidth = '26rem'

/** The header's shadow deepens once the page is scrolled more than this. */
export const headerScrollThreshold = 10
/** The header's second row slides away below here, while the page is read downwards. */
export const navAwayBelow = 160

/** The cookie banner waits this long. */
export const cookieNoticeDelay = 1000

/** First kind: the stack of short messages at the bottom right. */
export const toastStack = {
  limit: 3,
  duration: 4000,
  width: 356,
  gap: 14,
  swipeThreshold: 20,
  hotkey: ['altKey', 'KeyT'],
} as const

/** Second kind: one message with a title and a body. A dismissed one leaves the store after `removeDelay`. */
export const toastNotice = {
  limit: 1,
  duration: 5000,
  swipeThreshold: 50,
  hotkey: ['F8'],
  removeDelay: 1_000_000,
} as const

/** Skeletons wait this long, so that quick answers never flicker. */
export const skeletonDelay = 200

/** Time that a dismissed toast stays mounted, slightly longer than its exit of 200 ms. */
export const toastLeave = 300
