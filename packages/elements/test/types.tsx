/** Compiled, never run: types of the elements for TypeScript and React. */
import '../src/types-react.ts'
import type { StoaEvents } from '../src/types.ts'

export const html = (added: (detail: StoaEvents['added']) => void) => {
  const element = document.createElement('stoa-add-to-cart')
  element.addEventListener('stoa-added', ({ detail }) => added(detail))
  document.addEventListener('stoa-cart', ({ detail }) => detail.summary.count.toFixed())
  window.stoa?.on('refused', ({ text }) => text.trim())
  document.querySelector('stoa-cart-drawer')?.toggle()
  // @ts-expect-error The quantity of an element is an attribute.
  element.quantity = 2
  return element.add().then(result => result.ok && result.value?.quantity)
}

export const jsx = (
  <>
    <stoa-add-to-cart
      product="5bec7f81"
      quantity={2}
      className="buy"
      onstoa-added={({ detail }) => detail.line.price}
    >
      <button type="button">Add</button>
    </stoa-add-to-cart>
    {/* @ts-expect-error A product is required. */}
    <stoa-add-to-cart />
    <stoa-cart-count />
  </>
)
