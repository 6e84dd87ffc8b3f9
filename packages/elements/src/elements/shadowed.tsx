import { StoaProvider } from '@stoa/ui/provider'
import { type ComponentChild, render } from 'preact'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Market } from '../market/types.ts'
import type { Drawing } from '../views/drawing.ts'
import { Part } from './part.ts'
import { addSheet, isOwnSheet } from './sheets.ts'

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

/**
 * Base of the elements that draw into a shadow root, which the styles of the page don't reach. A server may have sent the
 * root, with content that it made from the state `Sent`.
 */
export abstract class Shadowed<Sent = never> extends Part {
  #sent: Sent | null = null
  #drawn: { root: Root; box: HTMLElement } | null = null

  /**
   * Returns the content for the attributes and properties as they are.
   *
   * @param isSent whether a server has sent the content, which then has to be the same
   */
  protected abstract draw(drawing: Drawing, isSent?: boolean): ReactNode

  /** Draws again. Call it when a property has changed. */
  protected changed(): void {
    if (!this.#drawn) return
    const { root, box } = this.#drawn
    box.dir = getComputedStyle(this).direction
    root.render(this.#content(box))
  }

  /** State from which a server has made the content. Null without one. */
  protected get sent(): Sent | null {
    const root = this.shadowRoot ?? this.#template?.content
    this.#sent ??= JSON.parse(root?.querySelector<HTMLElement>('[data-sent]')?.dataset.sent ?? 'null')
    return this.#sent
  }

  /** Root in HTML that a script has put into the page. Elsewhere, the parser made a shadow root of it. */
  get #template(): HTMLTemplateElement | null {
    return this.querySelector(':scope > template[shadowrootmode]')
  }

  /** Loads what the content needs. Null if it is here. */
  protected load(): Promise<unknown> | null {
    return null
  }

  protected override connected(): () => void {
    let isConnected = true
    const begin = () => {
      if (!isConnected) return
      const { box, sheet } = this.#open()
      const isOwn = sheet !== null && isOwnSheet(sheet)
      if (sheet !== null && !isOwn) this.#renew(box)
      const root = isOwn ? hydrateRoot(box, this.#content(box, true)) : createRoot(box)
      this.#drawn = { root, box }
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

  /** Gives HTML of another version the attributes of this one. Elements that fit are kept, with what was typed. */
  #renew(box: HTMLElement): void {
    const focused = this.shadowRoot?.activeElement as HTMLElement | null
    render(this.#content(box) as ComponentChild, box)
    // Some are moved.
    focused?.focus()
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.changed()
  }

  #content(box: HTMLElement, isSent?: boolean): ReactNode {
    const { market } = this
    return (
      <Settings market={market} dir={box.dir as 'ltr' | 'rtl'}>
        {this.draw({ market, element: this }, isSent)}
      </Settings>
    )
  }

  /**
   * Returns the element of the content, and the URL of the sheet with which a server has sent it; null if it is empty. The
   * children of the element are shown until this is called.
   */
  #open(): { box: HTMLElement; sheet: string | null } {
    const template = this.#template
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    if (template && !root.firstChild) root.append(template.content)
    template?.remove()
    const link = root.querySelector('link')
    const box = root.querySelector('div') ?? document.createElement('div')
    addSheet(root)
    link?.remove()
    // Moved, it would lose the focus.
    if (!box.parentNode) root.prepend(box)
    return { box, sheet: box.firstChild && link ? link.href : null }
  }
}
