import { randomId } from '@stoa/cart-core'

/** Returns the idempotency key of an intent, such as the body of a call. */
export type KeyOf = (intent: unknown) => string

/**
 * Makes idempotency keys: an equal intent gets the same key, another intent a new one. So a repeat after a lost response
 * takes effect once, and nothing else counts as a repeat.
 */
export function createKeys() {
  let last: { readonly intent: string; readonly key: string } | null = null
  return {
    keyOf(intent: unknown): string {
      const text = JSON.stringify(intent)
      if (last?.intent !== text) last = { intent: text, key: randomId() }
      return last.key
    },
    /** Forgets the key after a response: an equal intent is a new one from then on. */
    forget(): void {
      last = null
    },
  }
}
