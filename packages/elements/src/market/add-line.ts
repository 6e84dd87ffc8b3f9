import { isApiError, messageFor } from '@stoa/api-client'
import type { CartLine, Result } from '@stoa/cart-core'
import type { MarketLabels } from './market.labels.ts'
import type { Added, AddRequest, Calls, ElementCart } from './types.ts'

/** The result of an addition that failed. */
export const refuse = (code: string, text: string, cause?: unknown): Added => ({
  ok: false,
  error: { code, message: text, text, cause },
})

/**
 * Adds a product to the cart. The server is asked for its line, so that name, price, stock and picture come from there and
 * not from the page.
 */
export async function addLine(
  { product, variant, quantity = 1 }: AddRequest,
  { calls, cart, labels }: { calls: Calls; cart: ElementCart; labels: MarketLabels },
): Promise<Added> {
  if (!Number.isInteger(quantity) || quantity < 1) return refuse('ignored', labels.quantity)
  let line: CartLine | null
  try {
    line = await calls.quoteOne({ product, variant, quantity })
  } catch (error) {
    const isUnanswered = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')
    const code = (isApiError(error) && error.code) || 'failed'
    return refuse(code, messageFor(error, isUnanswered ? labels.unreachable : labels.refused), error)
  }
  if (!line) return refuse('product.not_found', labels.gone)
  for (const { code, available } of line.problems) {
    if (code === 'out_of_stock') return refuse('stock.insufficient', labels.soldOut)
    if (code === 'shop_closed') return refuse('product.unavailable', labels.shopClosed)
    if (code === 'stock_reduced')
      return refuse('stock.insufficient', labels.left.replace('{count}', `${available ?? 0}`))
  }
  const result: Result<CartLine | null> = await cart.add(line)
  if (result.ok) return result
  const { code, message, cause } = result.error
  return refuse(code, message || labels.refused, cause)
}
