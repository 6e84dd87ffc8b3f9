import type { CartLine, LineRequest } from '@stoa/cart-core'
import { addLine, refuse } from './add-line.ts'
import { createCalls } from './calls.ts'
import { createEvents } from './events.ts'
import { handOver } from './hand-over.ts'
import { readLocale } from './locale.ts'
import { MARKET_LABELS } from './market.labels.ts'
import { createPortSwitch } from './port-switch.ts'
import { hasLines, keyPrefix, onWrite } from './storage.ts'
import type { CartPort, Drawer, Market, MarketConfig } from './types.ts'

/** Version of the elements, written by the build. */
declare const VERSION: string

/** Chunks that load when they are needed. */
export interface Chunks {
  guest(): Promise<typeof import('../guest.ts')>
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
    locale: readLocale(document.documentElement.lang) ?? readLocale(navigator.language) ?? 'en',
    theme: 'light',
    labels: MARKET_LABELS,
  }
  let session: Promise<CartPort | null> | null = null
  let opening: Promise<void> | null = null
  let isWatching = false
  let country = (): string | null => null
  const drawers = new Set<Drawer>()
  const { emit, on, last } = createEvents()
  const calls = createCalls({ origin: () => config.origin, country: () => country() })
  const { cart, use, showEmpty } = createPortSwitch({
    onChange: () => emit('cart', cart.get()),
    onNotice: notice => emit('notice', notice),
  })

  /** Returns the core of a stored session. Only the marketplace's own origin can have one. */
  const findSession = (): Promise<CartPort | null> => {
    session ??= readSession()
    return session
  }
  const readSession = async (): Promise<CartPort | null> => {
    if (config.origin !== location.origin) return null
    try {
      const own = await chunks.ownOrigin()
      country = own.country
      return await own.openSession(calls.readCurrency, core => {
        session = Promise.resolve(core)
        opening = Promise.resolve()
        use(core)
      })
    } catch {
      // Without the session's code, the cart is a guest's.
      return null
    }
  }
  const open = async () => {
    const found = await findSession()
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
    const lines = cart.get().lines.map(toRequest)
    if (lines.length && config.origin !== location.origin) handOver(config.origin, lines)
    else location.assign(`${config.origin}/cart`)
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
      const origin = session ? config.origin : (settings.origin ?? config.origin)
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
      const found = await findSession()
      if (found || hasLines(config.origin)) await market.start().catch(() => undefined)
      else showEmpty()
    },
    async add(request, source) {
      const { labels } = config
      const result = await market.start().then(
        () => addLine(request, { calls, cart, labels }),
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
        const lines = result.value.map(toRequest)
        if (!emit('checkout', { lines })) return
        if (config.origin === location.origin) location.assign('/checkout')
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

const toRequest = ({ product, variantValues, quantity }: CartLine): LineRequest => ({
  productId: product.id,
  optionIds: Object.values(variantValues),
  quantity,
})
