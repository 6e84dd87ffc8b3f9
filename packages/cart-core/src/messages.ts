export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

export interface Message {
  readonly title: string
  readonly body?: string
}

const cartFailed = (what: string) => ({ title: `Failed to ${what}. Please try again.` })

/** Apart from the others, so that a guest's cart has none of their texts. */
export const NOTHING_SELECTED = { title: 'Please select items to checkout.' }

/** The English text of every notice. A host that speaks another language gives `noticeText` a table of its own. */
export const MESSAGES = {
  'auth.notActivated': {
    title: 'Account not activated',
    body: 'Please check your email to activate your account',
  },
  'auth.loginFailed': { title: 'Login failed', body: 'Login failed' },
  'auth.registerFailed': { title: 'Registration failed', body: 'Registration failed' },
  'auth.updateFailed': { title: 'Update failed', body: 'Failed to update information' },
  'auth.logoutFailed': { title: 'Logout failed', body: 'Error during logout' },
  'auth.loadUserFailed': { title: 'Failed to load user information' },
  'auth.loginOk': { title: 'Login successful' },
  'auth.updateOk': { title: 'Update successful' },
  'auth.logoutOk': { title: 'You’re logged out.' },
  'cart.mergeFailed': cartFailed('sync cart'),
  'cart.loadFailed': cartFailed('load cart'),
  'cart.addFailed': cartFailed('add product to cart'),
  'cart.removeFailed': cartFailed('remove product from cart'),
  'cart.updateFailed': cartFailed('update quantity'),
  'cart.addRefused': { title: 'Nothing was added to your cart.', body: 'It isn’t available.' },
  'cart.updateRefused': { title: 'The quantity wasn’t changed.', body: 'It isn’t available.' },
  'cart.mergeOk': { title: 'Cart synced successfully.' },
  'cart.addOk': { title: 'Product added to cart successfully.' },
  'cart.removeOk': { title: 'Product removed from cart.' },
  'cart.updateOk': { title: 'Cart quantity updated.' },
  'cart.linesSetAside': { title: 'Some items in your cart couldn’t be read. We’ve removed them.' },
  'checkout.nothingSelected': NOTHING_SELECTED,
  'storage.degraded': {
    title: 'Your browser isn’t saving data. Your cart will be lost when you close this page.',
  },
} as const satisfies Record<string, Message>

export type MessageId = keyof typeof MESSAGES
export type MessageTable = Readonly<Record<MessageId, Message>>

export interface NoticeValues {
  /** Text of the server, shown instead of the message's body. */
  readonly detail?: string
  /** The cart line that it is about: `cart.removeOk` can be undone by it. */
  readonly lineId?: string
}

/** Message for the user, usually shown as a toast. Its text comes from a table, by `noticeText`. */
export interface Notice extends NoticeValues {
  readonly id: MessageId
  readonly kind: NoticeKind
}

export type Notify = (id: MessageId, values?: NoticeValues) => void

const KINDS: Readonly<Record<string, NoticeKind>> = {
  'cart.addRefused': 'warning',
  'cart.updateRefused': 'warning',
  'cart.linesSetAside': 'warning',
  'checkout.nothingSelected': 'warning',
  'storage.degraded': 'info',
}

export const noticeOf = (id: MessageId, values?: NoticeValues): Notice => ({
  id,
  kind: KINDS[id] ?? (id.endsWith('Ok') ? 'success' : 'error'),
  ...values,
})

/** Returns the text of a notice. If the message has a body, the server's own text replaces it. */
export function noticeText({ id, detail }: Notice, table: MessageTable = MESSAGES): Message {
  const { title, body } = table[id]
  return body ? { title, body: detail || body } : { title }
}
