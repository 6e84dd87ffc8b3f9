/** Where the core keeps things in browser storage. */
export const STORAGE_KEYS = {
  session: 'user-data',
  guestItems: 'guest_cart_items',
  selection: 'local_selected_items',
  saved: 'saved_items',
  /** Rewritten after each change of the server's cart, so that other tabs read it again. */
  cartChanged: 'cart_changed',
  /** Kept for the tab only. */
  returnTo: 'return_to',
} as const

/** Shipping prices, minor units. The cart's summary shows 0 until a tier is chosen at checkout. */
export const SHIPPING_TIERS = { standard: 699, premium: 1299, express: 3099 } as const

/** The role that opens the seller area. */
export const ROLE_SHOP_MANAGER = 'ROLE_SHOP_MANAGER'

export const GUEST_GROUP = 'guest'
