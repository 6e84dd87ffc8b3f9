import { pageMarket } from '../market/registry.ts'
import type { Market } from '../market/types.ts'

/** A server has no elements, and importing the package there must not fail. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/** Base of all elements. Connecting subscribes and draws, disconnecting undoes both. */
export abstract class Part extends Base {
  /** Properties that a page may set before the element is defined. */
  static readonly properties: readonly string[] = []

  /** Whether the page's cart is loaded once this element is connected. */
  protected readonly startsMarket: boolean = true

  #disconnect: (() => void) | null = null

  get market(): Market {
    return pageMarket()
  }

  /** Called when the element is in the page. Returns a function that undoes it. */
  protected abstract connected(): () => void

  connectedCallback(): void {
    // The element may have been removed before its callback runs.
    if (!this.isConnected || this.#disconnect) return
    for (const name of (this.constructor as typeof Part).properties) this.#upgradeProperty(name)
    this.#disconnect = this.connected()
    if (this.startsMarket) this.market.start().catch(() => undefined)
  }

  disconnectedCallback(): void {
    this.#disconnect?.()
    this.#disconnect = null
  }

  /** A value that was set before the definition hides the accessor of the class. */
  #upgradeProperty(name: string): void {
    if (!Object.hasOwn(this, name)) return
    const own = this as unknown as Record<string, unknown>
    const value = own[name]
    delete own[name]
    own[name] = value
  }
}

/** Defines an element, unless another copy of the script has. */
export function definePart(name: string, part: new () => Part): void {
  if (!customElements.get(name)) customElements.define(name, part)
}
