import type { User } from '@stoa/cart-core'
import { useAuth, useAuthReady, useCore } from '@stoa/cart-core/react'

export type Visitor =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest' }
  /** Signed in by what the browser keeps, but the profile could not be read. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'user'; readonly user: User }

/** Who is in front of the page, as far as a guard must know. */
export function useVisitor(): Visitor {
  const core = useCore()
  const isReady = useAuthReady()
  const user = useAuth(state => state.user)
  if (!isReady) return { kind: 'loading' }
  if (user) return { kind: 'user', user }
  return { kind: core.session.getToken() === null ? 'guest' : 'unread' }
}
