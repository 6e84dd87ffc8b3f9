import type { ReactNode } from 'react'
import { CartView, type CheckOutKind } from '../views/cart-view.tsx'
import type { Drawing } from '../views/drawing.ts'
import { Shadowed } from './shadowed.tsx'

const KINDS: readonly string[] = ['link', 'none'] satisfies CheckOutKind[]

/** `<stoa-cart>`: the cart in the page. */
export class CartElement extends Shadowed {
  static readonly observedAttributes = ['checkout']

  /** Takes the selected lines to the marketplace. */
  checkOut(): void {
    this.market.stoa.checkOut()
  }

  protected override draw(drawing: Drawing): ReactNode {
    const kind = this.getAttribute('checkout') ?? ''
    return <CartView {...drawing} checkOut={KINDS.includes(kind) ? (kind as CheckOutKind) : 'hand-over'} />
  }
}
