import { type CartLine, type LineRequest, randomId } from '@stoa/cart-core'
import { pageKey, readValue, writeValue } from './storage.ts'

/** Last hand-over of this page's cart. */
interface Sent {
  readonly id: string
  readonly lines: string
}

/** Returns how the marketplace names lines that it is given. */
export const toHandedOver = (lines: readonly CartLine[]): LineRequest[] =>
  lines.map(({ product, variantValues, quantity }) => ({
    productId: product.id,
    optionIds: Object.values(variantValues),
    quantity,
  }))

/**
 * Takes the lines to the marketplace, which shows them there and asks. A form leads to a page: unlike a call, it reaches the
 * cart that this visitor has at the marketplace.
 */
export function handOver(origin: string, given: readonly LineRequest[]): void {
  const lines = JSON.stringify(given)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${origin}/cart/hand-over`
  form.hidden = true
  for (const [name, value] of Object.entries({ lines, id: handOverId(origin, lines) })) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  // The page may come back from the back-forward cache.
  form.remove()
}

/**
 * Returns the id of a hand-over. The marketplace adds lines of the same id once. Unchanged lines therefore keep theirs.
 *
 * @param lines as JSON
 */
export function handOverId(origin: string, lines: string): string {
  const key = pageKey(origin, 'hand_over')
  const last = parse(readValue(key))
  if (last?.lines === lines) return last.id
  const id = randomId()
  writeValue(key, JSON.stringify({ id, lines } satisfies Sent))
  return id
}

function parse(text: string | null): Sent | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
