import { StoaProvider } from '@stoa/ui/provider'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Drawing } from '../views/drawing.ts'
import { Part } from './part.ts'
import { addSheet } from './sheets.ts'

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
      <StoaProvider locale={market.config.locale} currency={market.calls.currency() ?? undefined} dir={dir}>
        {this.draw({ market, element: this })}
      </StoaProvider>,
    )
  }

  protected override connected(): () => void {
    const box = this.#box()
    const root = createRoot(box)
    this.#drawn = { root, box }
    this.changed()
    return () => {
      this.#drawn = null
      root.unmount()
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
