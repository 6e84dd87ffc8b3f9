import type { User } from '@stoa/cart-core'
import { useAuth, useAuthReady, useCore } from '@stoa/cart-core/react'

export type Visitor =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest' }
  /** The browser has a session, but the profile couldn't be read. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'user'; readonly user: User }

/** Kind of the visitor: a guest or a user, as far as it is known. */
export function useVisitor(): Visitor {
  const core = useCore()
  const isReady = useAuthReady()
  const user = useAuth(state => state.user)
  if (!isReady) return { kind: 'loading' }
  if (user) return { kind: 'user', user }
  return { kind: core.session.getToken() === null ? 'guest' : 'unread' }
}
