import type { PagePort } from '../ports.ts'

const listen = (type: string, listener: (event: Event) => void): (() => void) => {
  if (typeof addEventListener !== 'function') return () => {}
  addEventListener(type, listener)
  return () => removeEventListener(type, listener)
}

/** The page's life: `pagehide` and hiding, coming back from the back-forward cache, the network coming back. */
export function createWebPage(): PagePort {
  return {
    onHide(listener) {
      const off = [
        listen('pagehide', listener),
        // visibilitychange is fired at the document and bubbles to the window.
        listen('visibilitychange', () => {
          if (globalThis.document?.visibilityState === 'hidden') listener()
        }),
      ]
      return () => {
        for (const stop of off) stop()
      }
    },
    onWake(listener) {
      const off = [
        listen('pageshow', event => {
          if ((event as PageTransitionEvent).persisted) listener()
        }),
        listen('online', listener),
      ]
      return () => {
        for (const stop of off) stop()
      }
    },
  }
}
