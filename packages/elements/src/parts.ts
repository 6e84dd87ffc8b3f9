/**
 * Entry of header, cart and drawer, which load when the page has one of them. `more` is what
 * opens in them.
 */
import './styles/elements.ts'
import { CartElement, loadCart } from './elements/cart.tsx'
import { CartDrawerElement } from './elements/cart-drawer.tsx'
import { HeaderElement } from './elements/header.tsx'
import { definePart } from './elements/part.ts'
import { loadSheets } from './elements/sheets.ts'

/**
 * Defines the elements once their style sheets have loaded: until then, the page shows their children. The market object
 * exists by then. Rejects if a sheet can't be loaded.
 */
export async function defineParts(): Promise<void> {
  // At the same time as the sheets. An element that comes later loads it, or tries again.
  if (document.querySelector('stoa-cart')) loadCart().catch(() => {})
  await loadSheets()
  definePart('stoa-header', HeaderElement)
  definePart('stoa-cart', CartElement)
  definePart('stoa-cart-drawer', CartDrawerElement)
}
