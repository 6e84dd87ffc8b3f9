import type { CartState } from '@stoa/cart-core'
import { core } from '../../data/core.ts'

/** Before React takes a drawn cart over: the core has read the same, or what was drawn goes away again. */
export async function takeOver(): Promise<void> {
  const drawn = globalThis.window?.stoaCart
  if (!drawn) return
  await isRead()
  if (drawn.sketch === sketchOf(core.cart.get())) return
  drawn.undo()
  delete window.stoaCart
}

/** After React has taken a drawn cart over: clicks count, and what was typed before is said again for it to hear. */
export function tookOver(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-kept]')) delete box.dataset.kept
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-component="CartLine"] input')) {
    const typed = field.value
    if (field.type !== 'number' || typed === field.defaultValue) continue
    // React compares with what it last saw being set, and sees only what is set on the element itself.
    field.value = field.defaultValue
    value?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** Settles when the core has read what is stored, or could not. */
function isRead(): Promise<void> {
  return new Promise(resolve => {
    const stops: (() => void)[] = []
    const look = () => {
      const { phase } = core.cart.get()
      if (!core.auth.isReady() || phase === 'idle' || phase === 'loading') return
      for (const stop of stops) stop()
      resolve()
    }
    stops.push(core.auth.subscribe(look), core.cart.subscribe(look))
    look()
  })
}

/** What `drawCart` notes of what it draws; null for a cart that it would not draw. */
function sketchOf({ phase, lines, selectedIds, saved }: CartState): string | null {
  const isPlain = phase === 'ready' && !saved.length && lines.every(({ problems }) => !problems.length)
  if (!isPlain || core.auth.get().user) return null
  return JSON.stringify(
    lines.map(({ id, quantity, stock, variantLabels, product, price, salePrice: priceSale }) => {
      const { name, slug, picture } = product
      const options = Object.values(variantLabels).join(', ')
      return [id, quantity, stock, name, slug, price, priceSale, picture?.base, options, selectedIds.has(id)]
    }),
  )
}
