export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

const cartFailed = (what: string) => ['error', `Failed to ${what}. Please try again.`] as const

/** Every message of the core: kind, title, and the body where the message has two parts. */
export const MESSAGES = {
  'auth.notActivated': ['error', 'Account not activated', 'Please check your email to activate your account'],
  'auth.loginFailed': ['error', 'Login failed', 'Login failed'],
  'auth.registerFailed': ['error', 'Registration failed', 'Registration failed'],
  'auth.updateFailed': ['error', 'Update failed', 'Failed to update information'],
  'auth.logoutFailed': ['error', 'Logout failed', 'Error during logout'],
  'auth.loadUserFailed': ['error', 'Failed to load user information'],
  'auth.loginOk': ['success', 'Login successful'],
  'auth.updateOk': ['success', 'Update successful'],
  'auth.logoutOk': ['success', 'Logout successful'],
  'cart.syncFailed': cartFailed('sync cart'),
  'cart.loadFailed': cartFailed('load cart'),
  'cart.addFailed': cartFailed('add product to cart'),
  'cart.removeFailed': cartFailed('remove product from cart'),
  'cart.updateFailed': cartFailed('update quantity'),
  'cart.syncOk': ['success', 'Cart synced successfully.'],
  'cart.addOk': ['success', 'Product added to cart successfully.'],
  'cart.removeOk': ['success', 'Product removed from cart.'],
  'cart.updateOk': ['success', 'Cart quantity updated.'],
  'checkout.nothingSelected': ['warning', 'Please select items to checkout.'],
  'storage.degraded': ['info', 'This browser keeps nothing. Your cart lasts until you close this page.'],
} as const satisfies Record<string, readonly [NoticeKind, string, string?]>

export type MessageId = keyof typeof MESSAGES

/** Said to the user by the app, usually as a toast. Two-part messages have a body. */
export interface Notice {
  readonly id: MessageId
  readonly kind: NoticeKind
  readonly title: string
  readonly body?: string
  /** The cart line that it is about, where there is one: `cart.removeOk` can be undone by it. */
  readonly itemId?: string
}

/** A message as a notice; `body` replaces the message's own second part. */
export function notice(id: MessageId, body?: string | null, itemId?: string): Notice {
  const [kind, title, fallback] = MESSAGES[id] as readonly [NoticeKind, string, string?]
  return {
    id,
    kind,
    title,
    ...(fallback && { body: body || fallback }),
    ...(itemId && { itemId }),
  }
}
