import { addLine, refuse } from './add-line.ts'
import { createCalls } from './calls.ts'
import { createEvents } from './events.ts'
import { handOver, toHandedOver } from './hand-over.ts'
import { readLocale } from './locale.ts'
import { MARKET_LABELS } from './market.labels.ts'
import { createPortSwitch } from './port-switch.ts'
import { hasLines, keyPrefix, onWrite } from './storage.ts'
import { isSubdomain } from './subdomain.ts'
import type { CartPort, Drawer, Market, MarketConfig } from './types.ts'

/** Version of the elements, written by the build. */
declare const VERSION: string

/** Chunks that load when they are needed. */
export interface Chunks {
  guest(): Promise<typeof import('../guest.ts')>
  parts(): Promise<typeof import('../parts.ts')>
  ownOrigin(): Promise<typeof import('../own-origin.ts')>
  bridge(): Promise<typeof import('../bridge.ts')>
}

/**
 * Creates the market object of a page. Touches neither storage nor network before `start`.
 *
 * @param scriptOrigin origin of the marketplace, unless the page names another
 */
export function createMarket(scriptOrigin: string, chunks: Chunks): Market {
  let config: MarketConfig = {
    origin: scriptOrigin,
    locale: readLocale(document.documentElement.lang) ?? readLocale(navigator.language) ?? 'en',
    theme: 'light',
    labels: MARKET_LABELS,
  }
  let marketplaces: Promise<CartPort | null> | null = null
  let opening: Promise<void> | null = null
  let isWatching = false
  let isBridged = false
  let country = (): string | null => null
  const drawers = new Set<Drawer>()
  const { emit, on, last } = createEvents()
  const calls = createCalls({ origin: () => config.origin, country: () => country() })
  const { cart, addRequest, use, showEmpty } = createPortSwitch({
    onChange: () => emit('cart', cart.get()),
    onNotice: notice => emit('notice', notice),
  })

  /** Returns the marketplace's own cart: that of a stored session, or through a bridge. Other sites have neither. */
  const findMarketplaces = (): Promise<CartPort | null> => {
    marketplaces ??= readMarketplaces()
    return marketplaces
  }
  const readMarketplaces = async (): Promise<CartPort | null> => {
    const { origin } = config
    try {
      if (isSubdomain(location, origin)) {
        const { openBridge } = await chunks.bridge()
        const bridge = await openBridge({ origin, calls, loadGuest: chunks.guest })
        isBridged = bridge !== null
        return bridge
      }
      if (origin !== location.origin) return null
      const own = await chunks.ownOrigin()
      country = own.country
      return await own.openSession(calls.readCurrency, core => {
        marketplaces = Promise.resolve(core)
        opening = Promise.resolve()
        use(core)
      })
    } catch {
      // Without this code, the cart is a guest's.
      return null
    }
  }
  const open = async () => {
    const found = await findMarketplaces()
    // Stored lines are shown before their quote, which would name it.
    if (!found && hasLines(config.origin) && !calls.currency())
      await calls.readCurrency().catch(() => undefined)
    use(found ?? (await chunks.guest()).createGuest({ quote: calls.quote, prefix: keyPrefix(config.origin) }))
  }
  const openStored = () => {
    if (hasLines(config.origin)) market.start().catch(() => undefined)
  }

  /** Moves to the cart in the page. If there is none, goes to the marketplace's, with the lines of this page. */
  const showCart = async () => {
    const inPage = document.querySelector('stoa-cart')?.shadowRoot
    const control = inPage?.querySelector<HTMLElement>('a, button, input')
    if (control) return control.focus()
    await market.start().catch(() => undefined)
    const lines = toHandedOver(cart.get().lines)
    if (lines.length && !market.isMarketplaceCart) handOver(config.origin, lines)
    else location.assign(`${config.origin}/cart`)
  }

  const market: Market = {
    get config() {
      return config
    },
    calls,
    cart,
    get isMarketplaceCart() {
      return isBridged || config.origin === location.origin
    },
    drawers,
    emit,
    configure(settings) {
      const origin = marketplaces ? config.origin : (settings.origin ?? config.origin)
      config = { ...config, ...settings, origin }
    },
    start() {
      opening ??= open().catch(error => {
        // The next call tries again.
        opening = null
        throw error
      })
      return opening
    },
    async peek() {
      if (!isWatching) onWrite(openStored)
      isWatching = true
      const found = await findMarketplaces()
      if (found || hasLines(config.origin)) await market.start().catch(() => undefined)
      else showEmpty()
    },
    async add(request, source) {
      const { labels } = config
      const result = await market.start().then(
        () => addRequest(request, labels) ?? addLine(request, { calls, cart, labels }),
        (cause: unknown) => refuse('failed', labels.unreachable, cause),
      )
      if (!result.ok) emit('refused', { request, error: result.error, text: result.error.text }, source)
      else if (result.value) emit('added', { request, line: result.value }, source)
      return result
    },
    stoa: {
      version: VERSION,
      on(event, listener) {
        void market.peek()
        return on(event, listener)
      },
      last,
      add: request => market.add(request, document),
      open() {
        const openFirst = () => {
          const [drawer] = drawers
          if (drawer) drawer.open()
          else showCart()
        }
        if (drawers.size || !document.querySelector('stoa-cart-drawer')) openFirst()
        else market.stoa.load().then(openFirst, showCart)
      },
      close() {
        for (const drawer of drawers) drawer.close()
      },
      async checkOut() {
        await market.start()
        const result = cart.beginCheckout()
        if (!result.ok) return
        const lines = toHandedOver(result.value)
        if (!emit('checkout', { lines })) return
        if (market.isMarketplaceCart) location.assign(`${config.origin}/checkout`)
        else handOver(config.origin, lines)
      },
      async clear() {
        await market.start()
        for (const { id } of cart.get().lines) await cart.remove(id)
      },
      load: async () => (await chunks.parts()).defineParts(),
    },
  }
  return market
}
