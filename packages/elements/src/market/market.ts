import { createGuestCart } from '@stoa/cart-core/guest'
import { addLine } from './add-line.ts'
import { createCalls } from './calls.ts'
import { createEvents } from './events.ts'
import { handOver } from './hand-over.ts'
import { MARKET_LABELS } from './market.labels.ts'
import { createPortSwitch } from './port-switch.ts'
import { createPageStorage } from './storage.ts'
import type { Drawer, Market, MarketConfig } from './types.ts'

/** Chunks that load when they are needed. */
export interface Chunks {
  parts(): Promise<typeof import('../parts.ts')>
  ownOrigin(): Promise<typeof import('../own-origin.ts')>
}

/**
 * Creates the market object of a page. Touches neither storage nor network before `start`.
 *
 * @param scriptOrigin origin of the marketplace, unless the page names another
 */
export function createMarket(scriptOrigin: string, chunks: Chunks): Market {
  let config: MarketConfig = {
    origin: scriptOrigin,
    locale: document.documentElement.lang || navigator.language,
    theme: 'light',
    labels: MARKET_LABELS,
  }
  let starting: Promise<void> | null = null
  let country = (): string | null => null
  const drawers = new Set<Drawer>()
  const { emit, on, last } = createEvents()
  const calls = createCalls({ origin: () => config.origin, country: () => country() })

  const guest = createGuestCart({
    quote: calls.quote,
    groupBy: 'shop',
    storage: createPageStorage(() => config.origin),
  })
  const { cart, use } = createPortSwitch(guest, {
    onChange: () => emit('cart', cart.get()),
    onNotice: notice => emit('notice', notice),
  })

  const start = async () => {
    let port = guest
    if (config.origin === location.origin) {
      const own = await chunks.ownOrigin().catch(() => null)
      if (own) country = own.country
      // Until the session's code has loaded, or if it can't be, the cart is a guest's.
      port = (await own?.openSession(use).catch(() => null)) ?? guest
    }
    use(port)
  }

  const market: Market = {
    get config() {
      return config
    },
    calls,
    cart,
    drawers,
    emit,
    configure(settings) {
      const origin = starting ? config.origin : (settings.origin ?? config.origin)
      config = { ...config, ...settings, origin }
    },
    start: () => (starting ??= start()),
    async add(request, source) {
      await market.start()
      const result = await addLine(request, { calls, cart, labels: config.labels })
      if (!result.ok) emit('refused', { request, error: result.error, text: result.error.text }, source)
      else if (result.value) emit('added', { request, line: result.value }, source)
      return result
    },
    stoa: {
      on(event, listener) {
        void market.start()
        return on(event, listener)
      },
      last,
      add: request => market.add(request, document),
      open() {
        const goToCart = () => location.assign(`${config.origin}/cart`)
        const openFirst = () => {
          const [drawer] = drawers
          if (drawer) drawer.open()
          else goToCart()
        }
        if (drawers.size || !document.querySelector('stoa-cart-drawer')) openFirst()
        else market.stoa.load().then(openFirst, goToCart)
      },
      close() {
        for (const drawer of drawers) drawer.close()
      },
      checkOut() {
        const result = cart.beginCheckout()
        if (!result.ok) return
        const lines = result.value.map(({ product, variantValues, quantity }) => ({
          productId: product.id,
          optionIds: Object.values(variantValues),
          quantity,
        }))
        if (!emit('checkout', { lines })) return
        if (config.origin === location.origin) location.assign('/checkout')
        else handOver(config.origin, lines)
      },
      async clear() {
        for (const { id } of cart.get().lines) await cart.remove(id)
      },
      load: async () => (await chunks.parts()).defineParts(),
    },
  }
  return market
}
