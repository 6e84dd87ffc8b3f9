import type { Market, Stoa, StoaEvent } from './types.ts'

/** Events of the page. The last payload of each is kept for listeners that come later. */
export function createEvents(): Pick<Market, 'emit'> & Pick<Stoa, 'on' | 'last'> {
  const payloads = new Map<StoaEvent, unknown>()
  // A page may stop the DOM event on its way. Listeners of `on` get it nevertheless.
  const bus = new EventTarget()
  return {
    emit(name, detail, source = document) {
      payloads.set(name, detail)
      bus.dispatchEvent(new CustomEvent(name, { detail }))
      const options = { detail, bubbles: true, composed: true, cancelable: name === 'checkout' }
      // Events of an element that was removed in the meantime don't reach the page.
      const target = source instanceof Node && source.isConnected ? source : document
      return target.dispatchEvent(new CustomEvent(`stoa-${name}`, options))
    },
    on(name, listener) {
      const onEvent = (event: Event) => listener((event as CustomEvent).detail)
      bus.addEventListener(name, onEvent)
      if (payloads.has(name)) listener(payloads.get(name) as never)
      return () => bus.removeEventListener(name, onEvent)
    },
    last: name => (payloads.get(name) ?? null) as never,
  }
}
