import type { ReactNode } from 'react'
import type { CheckOutKind } from '../views/cart-view.tsx'
import type { Drawing } from '../views/drawing.ts'
import { Shadowed } from './shadowed.tsx'

let part: typeof import('../cart-part.ts') | undefined

/** Loads the code of the content. */
export async function loadCart(): Promise<void> {
  part ??= await import('../cart-part.ts')
}

const KINDS: readonly string[] = ['link', 'none'] satisfies CheckOutKind[]

/** `<stoa-cart>`: the cart in the page. */
export class CartElement extends Shadowed {
  static readonly observedAttributes = ['checkout']

  /** Takes the selected lines to the marketplace. */
  checkOut(): void {
    this.market.stoa.checkOut()
  }

  protected override load(): Promise<unknown> | null {
    return part ? null : loadCart()
  }

  protected override draw(drawing: Drawing): ReactNode {
    if (!part) return null
    const kind = this.getAttribute('checkout') ?? ''
    return (
      <part.CartView {...drawing} checkOut={KINDS.includes(kind) ? (kind as CheckOutKind) : 'hand-over'} />
    )
  }
}
