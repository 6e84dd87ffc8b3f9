/** Keys of a guest's values in browser storage. */
export const GUEST_KEYS = {
  guestItems: 'guest_cart_items',
  selection: 'local_selected_items',
  saved: 'saved_items',
} as const
