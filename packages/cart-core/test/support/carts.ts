import type { CartLine, LineRequest } from '../../src/index.ts'
import type { Catalog, HeldLine } from './catalog.ts'
import { HttpError } from './errors.ts'

/** The contract's limits of lines in one call and of units in one line. */
const MAX_LINES = 200
/** More than one call takes, so that carts of several calls have their tests too. */
export const MAX_HELD = 260
const MAX_QUANTITY = 999

/** Each account's cart with the rules of the contract. */
export function createCarts(
  catalog: Catalog,
  linesOf: (email: string) => HeldLine[],
  id: (prefix: string) => string,
) {
  const { products, lineOf } = catalog

  const find = (email: string, productId: string, optionIds: readonly string[]) =>
    linesOf(email).find(
      line =>
        line.productId === productId && [...line.optionIds].sort().join() === [...optionIds].sort().join(),
    )

  const put = (
    email: string,
    productId: string,
    optionIds: readonly string[],
    quantity: number,
  ): HeldLine => {
    let line = find(email, productId, optionIds)
    if (!line) {
      line = { id: id('line'), productId, optionIds: [...optionIds], quantity }
      linesOf(email).push(line)
    }
    line.quantity = quantity
    return line
  }

  /** Lines of one shop are adjacent, in the order in which the shops first appeared. */
  const cartOf = (email: string): CartLine[] => {
    const lines = linesOf(email).map(lineOf)
    const shops = [...new Set(lines.map(({ shop }) => shop.id))]
    return shops.flatMap(id => lines.filter(({ shop }) => shop.id === id))
  }

  const merge = (email: string, lines: readonly LineRequest[]) =>
    lines.map(({ productId, quantity, optionIds }) => {
      const product = products.get(productId)
      const dropped = (reason: string) => ({
        productId,
        optionIds,
        outcome: 'dropped' as const,
        quantity: 0,
        lineId: null,
        reason,
      })
      if (!product || product.gone) return dropped('product_gone')
      if (product.closed) return dropped('shop_closed')
      if (product.stock === 0) return dropped('out_of_stock')
      const was = find(email, productId, optionIds)
      if (!was && linesOf(email).length >= MAX_HELD) return dropped('cart_full')
      const sum = (was?.quantity ?? 0) + quantity
      const kept = Math.min(sum, product.stock ?? sum)
      const line = put(email, productId, optionIds, kept)
      const outcome = kept < sum ? ('capped' as const) : was ? ('summed' as const) : ('added' as const)
      return {
        productId,
        optionIds,
        outcome,
        quantity: kept,
        lineId: line.id,
        reason: kept < sum ? 'stock' : null,
      }
    })

  const tooMany = (lines: readonly LineRequest[]) => {
    if (lines.length > MAX_LINES || lines.some(({ quantity }) => quantity > MAX_QUANTITY))
      throw new HttpError(400, 'request.invalid')
  }

  return {
    cartOf,
    add(email: string, productId: string, quantity: number, optionIds: readonly string[]): CartLine {
      const { id, stock } = catalog.purchasable(productId)
      const sum = (find(email, id, optionIds)?.quantity ?? 0) + quantity
      if (stock !== null && sum > stock) throw new HttpError(409, 'stock.insufficient')
      return lineOf(put(email, id, optionIds, sum))
    },
    change(email: string, lineId: string, quantity: number): CartLine {
      const line = linesOf(email).find(other => other.id === lineId)
      if (!line) throw new HttpError(404, 'cart.item_not_found')
      const { stock } = products.get(line.productId)!
      if (stock !== null && quantity > stock) throw new HttpError(409, 'stock.insufficient')
      line.quantity = quantity
      return lineOf(line)
    },
    quote(lines: readonly LineRequest[]): (CartLine | null)[] {
      tooMany(lines)
      return lines.map(({ productId, optionIds, quantity }) =>
        !products.has(productId) || products.get(productId)!.gone
          ? null
          : lineOf({ id: id('q'), productId, optionIds: [...optionIds], quantity }),
      )
    },
    merge(email: string, lines: readonly LineRequest[]) {
      tooMany(lines)
      return merge(email, lines)
    },
  }
}
