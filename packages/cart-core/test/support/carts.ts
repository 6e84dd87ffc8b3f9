import type { WireGroup, WireItem, WireLine } from '../../src/index.ts'
import { HttpError } from './errors.ts'
import type { Line, Shelf } from './shelf.ts'

/** The contract's most lines in one call, and most pieces of one. */
const MOST_LINES = 200
/** More than one call takes, so that carts of several calls have their tests too. */
export const MOST_HELD = 260
const MOST_PIECES = 999

/** Each account's cart with the rules of the contract. */
export function createCarts(
  shelf: Shelf,
  linesOf: (email: string) => Line[],
  id: (prefix: string) => string,
) {
  const { products, itemOf } = shelf

  const find = (email: string, productId: string, optionIds: readonly string[]) =>
    linesOf(email).find(
      line =>
        line.productId === productId && [...line.optionIds].sort().join() === [...optionIds].sort().join(),
    )

  const put = (email: string, productId: string, optionIds: readonly string[], quantity: number): Line => {
    let line = find(email, productId, optionIds)
    if (!line) {
      line = { id: id('line'), productId, optionIds: [...optionIds], quantity }
      linesOf(email).push(line)
    }
    line.quantity = quantity
    return line
  }

  const groupsOf = (email: string): WireGroup[] => {
    const groups = new Map<string, WireItem[]>()
    for (const line of linesOf(email)) {
      const item = itemOf(line)
      groups.set(item.shop.id, [...(groups.get(item.shop.id) ?? []), item])
    }
    return [...groups].map(([id, cartDTOList]) => ({
      id,
      shopName: `Shop ${id}`,
      shopSlug: id,
      shopIdDistrict: null,
      cartDTOList,
    }))
  }

  const merge = (email: string, lines: readonly WireLine[]) => ({
    receipt: lines.map(({ product: { id: productId }, quantity, optionIds }) => {
      const product = products.get(productId)
      const dropped = (reason: string) => ({
        productId,
        optionIds,
        outcome: 'dropped' as const,
        quantity: 0,
        itemId: null,
        reason,
      })
      if (!product || product.gone) return dropped('product_gone')
      if (product.closed) return dropped('shop_closed')
      if (product.stock === 0) return dropped('out_of_stock')
      const was = find(email, productId, optionIds)
      if (!was && linesOf(email).length >= MOST_HELD) return dropped('cart_full')
      const sum = (was?.quantity ?? 0) + quantity
      const kept = Math.min(sum, product.stock ?? sum)
      const line = put(email, productId, optionIds, kept)
      const outcome = kept < sum ? ('capped' as const) : was ? ('summed' as const) : ('added' as const)
      return {
        productId,
        optionIds,
        outcome,
        quantity: kept,
        itemId: line.id,
        reason: kept < sum ? 'stock' : null,
      }
    }),
    cart: groupsOf(email),
  })

  const tooMany = (lines: readonly WireLine[]) => {
    if (lines.length > MOST_LINES || lines.some(({ quantity }) => quantity > MOST_PIECES))
      throw new HttpError(400, 'request.invalid')
  }

  return {
    groupsOf,
    add(email: string, productId: string, quantity: number, optionIds: readonly string[]): WireItem {
      const { id, stock } = shelf.buyable(productId)
      const sum = (find(email, id, optionIds)?.quantity ?? 0) + quantity
      if (stock !== null && sum > stock) throw new HttpError(409, 'stock.insufficient')
      return itemOf(put(email, id, optionIds, sum))
    },
    change(email: string, lineId: string, quantity: number): WireItem {
      const line = linesOf(email).find(other => other.id === lineId)
      if (!line) throw new HttpError(404, 'cart.item_not_found')
      const { stock } = products.get(line.productId)!
      if (stock !== null && quantity > stock) throw new HttpError(409, 'stock.insufficient')
      line.quantity = quantity
      return itemOf(line)
    },
    quote(lines: readonly WireLine[]): { items: (WireItem | null)[] } {
      tooMany(lines)
      return {
        items: lines.map(({ product: { id: productId }, optionIds, quantity }) =>
          !products.has(productId) || products.get(productId)!.gone
            ? null
            : itemOf({ id: id('q'), productId, optionIds, quantity }),
        ),
      }
    },
    merge(email: string, lines: readonly WireLine[]) {
      tooMany(lines)
      return merge(email, lines)
    },
  }
}
