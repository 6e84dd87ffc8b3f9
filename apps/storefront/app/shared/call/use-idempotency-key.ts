import { useRef } from 'react'

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key of what is asked: the same for a repeat, another one once something else is asked. So a repeat after an
 * answer that never came happens once, and nothing else is taken for a repeat.
 */
export function useIdempotencyKey() {
  const last = useRef<{ asked: string; key: string }>(null)
  return {
    keyOf(body: unknown): string {
      const asked = JSON.stringify(body)
      if (last.current?.asked !== asked) last.current = { asked, key: newKey() }
      return last.current.key
    },
    /** After an answer, where the same words mean something of their own: a second piece is added as the first one was. */
    forgetKey(): void {
      last.current = null
    },
  }
}
