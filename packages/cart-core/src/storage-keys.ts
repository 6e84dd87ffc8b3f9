import { GUEST_KEYS } from './guest-keys.ts'

/** Keys of the core's values in browser storage. */
export const STORAGE_KEYS = {
  session: 'user-data',
  /** Id of a session that the server ended, so that other tabs can tell this from a logout. */
  endedSession: 'ended_session',
  ...GUEST_KEYS,
  /** Rewritten after each change of the server's cart, so that other tabs read it again. */
  cartChanged: 'cart_changed',
  /** Kept for the tab only. */
  returnTo: 'return_to',
} as const
