const PARTS = ['stoa-header', 'stoa-cart', 'stoa-cart-drawer'].map(name => `${name}:not(:defined)`).join()

/** Calls `load` when the page has a header, cart or drawer, now or later. */
export function watchParts(load: () => Promise<void>): void {
  const loadOnce = () => {
    if (!document.querySelector(PARTS)) return false
    // If their code can't be loaded, their links and forms go on working.
    load().catch(error => console.error(error))
    return true
  }
  if (loadOnce()) return
  const observer = new MutationObserver(() => {
    if (loadOnce()) observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
