import { Part } from './part.ts'

const BADGE = 'data-stoa-count'

/**
 * Shows the number of items in the cart. `[data-stoa-count]` inside it gets the number, as text and as the attribute's
 * value. If there is none, the link gets a badge at its end.
 */
export class StoaCartCount extends Part {
  protected override readonly startsMarket = false

  /** Number of items in the cart, selected or not. */
  get count(): number {
    return this.market.cart.get().summary.count
  }

  protected override connected() {
    const { cart, config } = this.market
    let own: Element | null = null
    const show = () => {
      // Until the cart has been read, what the page says stays.
      if (cart.get().phase === 'idle') return
      let badges = [...this.querySelectorAll(`[${BADGE}]`)]
      if (!badges.length) {
        own = document.createElement('span')
        ;(this.querySelector('a, button') ?? this).append(' ', own)
        badges = [own]
      }
      const text = new Intl.NumberFormat(config.locale).format(this.count)
      for (const badge of badges) {
        badge.setAttribute(BADGE, `${this.count}`)
        if (badge.textContent !== text) badge.textContent = text
      }
    }
    const stop = cart.subscribe(show)
    show()
    void this.market.peek()
    return () => {
      stop()
      own?.previousSibling?.remove()
      own?.remove()
    }
  }
}
