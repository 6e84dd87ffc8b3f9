import type { ReactNode } from 'react'
import type { Drawer } from '../market/types.ts'
import { CartDrawerLoader, preloadCartDrawer } from '../views/cart-drawer-loader.tsx'
import type { Drawing } from '../views/drawing.ts'
import { Shadowed } from './shadowed.tsx'

/** `<stoa-cart-drawer>`: the cart over the page. The attribute `open` says whether it is shown. */
export class CartDrawerElement extends Shadowed implements Drawer {
  static readonly observedAttributes = ['open']

  /** Frameworks set an attribute as a property of its name if there is one, and would replace a method. */
  get open(): () => void {
    return this.#open
  }

  set open(isOpen: unknown) {
    this.toggleAttribute('open', isOpen !== false && isOpen != null)
  }

  get isOpen(): boolean {
    return this.hasAttribute('open')
  }

  close(): void {
    this.toggleAttribute('open', false)
  }

  toggle(): void {
    this.toggleAttribute('open')
  }

  protected override draw(drawing: Drawing): ReactNode {
    return (
      <CartDrawerLoader
        {...drawing}
        open={this.isOpen}
        onOpenChange={open => this.toggleAttribute('open', open)}
      />
    )
  }

  protected override connected(): () => void {
    const { market } = this
    const added = () => this.hasAttribute('opens-on-add') && this.open()
    const command = (event: Event) => this.#follow((event as Event & { command?: string }).command)
    const end = super.connected()
    market.drawers.add(this)
    document.addEventListener('stoa-added', added)
    this.addEventListener('command', command)
    return () => {
      end()
      market.drawers.delete(this)
      document.removeEventListener('stoa-added', added)
      this.removeEventListener('command', command)
    }
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after)
    const isOpen = after !== null
    if (this.isConnected && isOpen !== (before !== null))
      this.market.emit(isOpen ? 'open' : 'close', null, this)
  }

  #open = (): void => {
    preloadCartDrawer()
    this.toggleAttribute('open', true)
  }

  /** Commands of `<button commandfor="id" command="--open">`. */
  #follow(command: string | undefined): void {
    if (command === '--open') this.open()
    else if (command === '--close') this.close()
    else if (command === '--toggle') this.toggle()
  }
}
