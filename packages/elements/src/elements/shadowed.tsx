import { StoaProvider } from '@stoa/ui/provider'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Market } from '../market/types.ts'
import type { Drawing } from '../views/drawing.ts'
import { Part } from './part.ts'
import { addSheet } from './sheets.ts'

interface SettingsProps {
  readonly market: Market
  readonly dir: 'ltr' | 'rtl'
  readonly children: ReactNode
}

/** Passes the settings of the page on. The first quote of a page names the currency. */
function Settings({ market, dir, children }: SettingsProps) {
  const { cart, calls, config } = market
  const currency = useSyncExternalStore(cart.subscribe, () => calls.currency()) ?? undefined
  return (
    <StoaProvider locale={config.locale} currency={currency} dir={dir}>
      {children}
    </StoaProvider>
  )
}

/** Base of the elements that draw into a shadow root, which the styles of the page don't reach. */
export abstract class Shadowed extends Part {
  #drawn: { root: Root; box: HTMLElement } | null = null

  /** Returns the content for the attributes and properties as they are. */
  protected abstract draw(drawing: Drawing): ReactNode

  /** Draws again. Call it when a property has changed. */
  protected changed(): void {
    if (!this.#drawn) return
    const { market } = this
    const dir = getComputedStyle(this).direction === 'rtl' ? 'rtl' : 'ltr'
    this.#drawn.box.dir = dir
    this.#drawn.root.render(
      <Settings market={market} dir={dir}>
        {this.draw({ market, element: this })}
      </Settings>,
    )
  }

  /** Loads the code of the content. Null if it is here. */
  protected load(): Promise<unknown> | null {
    return null
  }

  protected override connected(): () => void {
    let isConnected = true
    const begin = () => {
      if (!isConnected) return
      const box = this.#box()
      this.#drawn = { root: createRoot(box), box }
      this.changed()
    }
    const loading = this.load()
    if (loading) loading.then(begin, console.error)
    else begin()
    return () => {
      isConnected = false
      this.#drawn?.root.unmount()
      this.#drawn = null
    }
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.changed()
  }

  /** Returns the element of the content. The children of the element are shown until this is called. */
  #box(): HTMLElement {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    addSheet(root)
    const box = root.querySelector('div') ?? document.createElement('div')
    root.prepend(box)
    return box
  }
}
