/** Entry of a page on a subdomain of the marketplace. Its cart is the marketplace's own, which a frame holds. */
import { type Notice, selectedLines } from '@stoa/cart-core'
import { openFrame } from './bridge/frame.ts'
import { moveLines } from './bridge/move-lines.ts'
import { withoutLine } from './bridge/without-line.ts'
import { refuse } from './market/add-line.ts'
import type { Added, Calls, CartPort } from './market/types.ts'

interface BridgeOptions {
  /** Origin of the marketplace. */
  readonly origin: string
  readonly calls: Calls
  /** Loads the code of the cart that the page has kept, if there is one. */
  readonly loadGuest: () => Promise<typeof import('./guest.ts')>
}

const NOTHING_SELECTED: Notice = { id: 'checkout.nothingSelected', kind: 'warning' }

/**
 * Returns the marketplace's cart, or null if the frame was refused, can't be reached or has no storage. Lines that the page
 * has kept since before are moved into it.
 */
export async function openBridge({ origin, calls, loadGuest }: BridgeOptions): Promise<CartPort | null> {
  const frame = await openFrame(origin)
  if (!frame) return null
  const { ask } = frame
  /** Amounts are drawn with it. The frame's quotes name it to the frame only. */
  const knowCurrency = async () => {
    const needsIt = frame.state().lines.length > 0 && !calls.currency()
    if (needsIt) await calls.readCurrency().catch(() => undefined)
  }
  await knowCurrency()
  const notices = new Set<(notice: Notice) => void>()
  const listeners = new Set<() => void>()
  let state = frame.state()
  const show = (next: typeof state) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const showLatest = () => show(frame.state())
  const notify = (notice: Notice) => {
    for (const listener of [...notices]) listener(notice)
  }
  frame.listen({ onState: () => void knowCurrency().then(showLatest), onNotice: notify })

  const cart: CartPort['cart'] = {
    get: () => state,
    getInitial: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setQuantity: (line, quantity) => ask('setQuantity', { line, quantity }),
    async remove(line) {
      // At once, because the next drawing decides which line gets the focus.
      show(withoutLine(state, line))
      const result = await ask('remove', { line })
      if (!result.ok) showLatest()
      return result
    },
    undoRemove: line => ask('remove', { line, undo: true }),
    toggle: line => void ask('select', { line }),
    toggleShop: group => void ask('select', { group }),
    selectAll: () => void ask('select', {}),
    async reload() {
      const result = await ask('state', {})
      return result.ok ? { ok: true, value: null } : result
    },
    beginCheckout() {
      const lines = selectedLines(state)
      if (lines.length) return { ok: true, value: lines }
      notify(NOTHING_SELECTED)
      return { ok: false, error: { code: 'nothing_selected', message: '' } }
    },
  }

  void moveLines({ origin, calls, loadGuest, ask })
  return {
    cart,
    async addRequest({ product, variant, quantity = 1 }, labels) {
      const named = { product: `${product}`, ...(variant && { variant: `${variant}` }) }
      const result = (await ask('add', { ...named, quantity: Number(quantity), labels })) as Added
      return result.ok || result.error.text ? result : refuse('failed', labels.unreachable)
    },
    on(_event, listener) {
      notices.add(listener)
      return () => notices.delete(listener)
    },
    start() {},
    stop() {},
    flush() {},
  }
}
