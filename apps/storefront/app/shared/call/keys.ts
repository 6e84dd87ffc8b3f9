/** Answers the idempotency key of what is asked, such as the body of a call. */
export type KeyOf = (intent: unknown) => string

/** 128 random bits. `crypto.randomUUID` exists on secure origins only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Idempotency key of what is asked: the same for a repeat, another one once something else is asked. So a repeat after a
 * lost answer happens once, and nothing else is taken for a repeat.
 */
export function createKeys() {
  let last: { readonly intent: string; readonly key: string } | null = null
  return {
    keyOf(intent: unknown): string {
      const text = JSON.stringify(intent)
      if (last?.intent !== text) last = { intent: text, key: newKey() }
      return last.key
    },
    /** Forgets the key after an answer: the same words mean something new from then on. */
    forget(): void {
      last = null
    },
  }
}
