import type { components } from '@stoa/api-client/schema'
import { problem } from '../../contract/problem.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { once } from '../../platform/idempotency/idempotency.ts'
import {
  type Buyable,
  type Choice,
  findBuyables,
  holdChoices,
  resolveChoices,
  toBuyable,
  type Unknown,
  whyUnknown,
} from '../catalog/buyables.ts'
import { findReviewed } from '../reviews/reviewed.ts'
import { accounts } from '../users/account.service.ts'
import * as repository from './cart.repository.ts'
import {
  type CartItem,
  groupByShop,
  limitOf,
  MOST_OF_ONE,
  payMinor,
  type ShopCartGroup,
  viewLine,
  whyNot,
} from './cart.view.ts'

type Schemas = components['schemas']
export type CartMerge = Schemas['CartMerge']
type ReceiptLine = Schemas['ReceiptLine']

/** Lines of one cart. */
const MOST_LINES = 200

export interface WantedLine extends Choice {
  quantity: number
  /** What the browser last showed, in minor units. */
  shownPriceMinor?: number
}

export function createCartService({ db, clock, money }: Pick<Deps, 'db' | 'clock' | 'money'>) {
  return {
    read: (userId: string) => readCart(db, userId),

    async add(userId: string, wanted: WantedLine): Promise<CartItem> {
      const limits = { mostPieces: MOST_OF_ONE, mostLines: MOST_LINES }
      const found = await repository.addChoice(db, { userId, wanted, now: clock.now(), ...limits })
      if (!found) throw unknown(await whyUnknown(db, wanted))
      const buyable = requireBuyable(toBuyable(found))
      const added = found.added!
      if (added.outcome === 'no_account') throw problem('auth.token_invalid')
      if (added.outcome === 'full') throw fullCart()
      if (added.outcome === 'not_enough') throw notEnough(buyable, added.held)
      const { id, quantity } = added
      const addedPriceMinor = payMinor(buyable)
      return viewLine({ id, quantity, buyable, addedPriceMinor, isReviewed: found.is_reviewed }, money)
    },

    /** Goes through whatever the state of single lines; the receipt says what became of each. */
    merge(
      userId: string,
      wanted: readonly WantedLine[],
      idempotencyKey: string | undefined,
    ): Promise<CartMerge> {
      return inTx(db, tx => {
        const work = async () => {
          await accounts.hold(tx, userId)
          return mergeLines(tx, userId, wanted)
        }
        if (!idempotencyKey) return work()
        const scope = `addManyToCart ${userId}`
        return once(tx, { scope, key: idempotencyKey, request: wanted, now: clock.now() }, work)
      })
    },

    async changeQuantity(userId: string, id: string, quantity: number): Promise<CartItem> {
      const line = await repository.findLine(db, userId, id)
      if (!line) throw problem('cart.item_not_found')
      const buyable = (await findBuyables(db, [line.variantId])).get(line.variantId)
      if (!buyable) throw problem('cart.item_not_found')
      // Less of what has become unavailable is fine, more is not.
      if (quantity > limitOf(buyable)) throw notEnough(buyable, 0)
      if (quantity > line.quantity) requireBuyable(buyable)
      const changed = await repository.setQuantity(db, userId, id, {
        quantity,
        addedPriceMinor: payMinor(buyable),
        updatedAt: clock.now(),
      })
      if (!changed) throw problem('cart.item_not_found')
      return viewRow(db, userId, changed, buyable)
    },

    async forget(tx: Queryable, userId: string): Promise<void> {
      await repository.deleteLines(tx, userId)
    },

    async remove(userId: string, id: string): Promise<void> {
      await repository.deleteLine(db, userId, id)
    },

    /** Null stands where a product or its variant is gone. */
    async quote(wanted: readonly WantedLine[]): Promise<(CartItem | null)[]> {
      const resolved = await resolveChoices(db, wanted)
      return wanted.map(({ quantity, shownPriceMinor }, at) => {
        const buyable = resolved[at]!
        if (typeof buyable === 'string') return null
        const line = {
          id: buyable.variantId,
          quantity,
          buyable,
          isReviewed: false,
          addedPriceMinor: shownPriceMinor ?? null,
        }
        return viewLine(line, money)
      })
    },
  }

  async function readCart(from: Queryable, userId: string): Promise<ShopCartGroup[]> {
    const rows = await repository.findLines(from, userId)
    const buyables = await findBuyables(
      from,
      rows.map(({ variantId }) => variantId),
    )
    const known = rows.flatMap(row => {
      const buyable = buyables.get(row.variantId)
      return buyable ? [{ ...row, buyable }] : []
    })
    const reviewed = await findReviewed(from, userId, [
      ...new Set(known.map(({ buyable }) => buyable.productId)),
    ])
    return groupByShop(
      known.map(line => ({ ...line, isReviewed: reviewed.has(line.buyable.productId) })),
      money,
    )
  }

  async function viewRow(from: Queryable, userId: string, row: repository.CartRow, buyable: Buyable) {
    const reviewed = await findReviewed(from, userId, [buyable.productId])
    return viewLine({ ...row, buyable, isReviewed: reviewed.has(buyable.productId) }, money)
  }

  async function mergeLines(tx: Tx, userId: string, wanted: readonly WantedLine[]): Promise<CartMerge> {
    await repository.lockCart(tx, userId)
    const resolved = await holdChoices(tx, wanted)
    const lines = await repository.findLines(tx, userId)
    const held = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
    const merged = wanted.map((line, at) => mergeLine(line, resolved[at]!, held))
    // The last one of a variant has the sum of all.
    const puts = new Map(merged.flatMap(({ put }) => (put ? [[put.variantId, put]] : [])))
    const ids = await repository.putLines(tx, userId, [...puts.values()], clock.now())
    const receipt = merged.map(({ line, put }) => ({ ...line, itemId: put ? ids.get(put.variantId)! : null }))
    return { receipt, cart: await readCart(tx, userId) }
  }

  /** What becomes of a line, and what is to be stored for it; `held` counts on. */
  function mergeLine(
    { productId, optionIds, quantity }: WantedLine,
    buyable: Buyable | Unknown,
    held: Map<string, number>,
  ): { line: Omit<ReceiptLine, 'itemId'>; put: repository.Put | null } {
    const line = { productId, optionIds: [...optionIds] }
    const dropped = (reason: ReceiptLine['reason']) => ({
      line: { ...line, outcome: 'dropped' as const, quantity: 0, reason },
      put: null,
    })
    if (typeof buyable === 'string') return dropped('product_gone')
    const reason = whyNot(buyable)
    if (reason) return dropped(reason)
    const { variantId } = buyable
    const before = held.get(variantId)
    if (before === undefined && held.size >= MOST_LINES) return dropped('cart_full')

    const sum = (before ?? 0) + quantity
    const after = Math.min(sum, limitOf(buyable))
    held.set(variantId, after)
    const outcome = after < sum ? 'capped' : before === undefined ? 'added' : 'summed'
    return {
      line: { ...line, outcome, quantity: after, reason: after < sum ? 'stock' : null },
      put: { variantId, quantity: after, priceMinor: payMinor(buyable) },
    }
  }

  function requireBuyable(buyable: Buyable): Buyable {
    const reason = whyNot(buyable)
    if (reason === 'shop_closed')
      throw problem('product.unavailable', { detail: 'The shop is closed at the moment.' })
    if (reason === 'product_gone')
      throw problem('product.unavailable', { detail: 'The shop no longer offers it.' })
    if (reason === 'out_of_stock') throw notEnough(buyable, 0)
    return buyable
  }
}

const unknown = (what: Unknown) =>
  what === 'no-product'
    ? problem('product.not_found')
    : problem('product.variant_not_found', {
        fields: [{ pointer: '/optionIds', code: 'unknown', message: 'is no choice of this product' }],
      })

const fullCart = () => problem('cart.full', { detail: `A cart holds ${MOST_LINES} different items.` })

/** Says what is left; `message` of the field is the number alone. */
function notEnough(buyable: Buyable, held: number) {
  const limit = limitOf(buyable)
  const left = limit === 0 ? 'It is sold out.' : `Only ${limit} can be had.`
  return problem('stock.insufficient', {
    detail: held > 0 ? `${left} Your cart already holds ${held}.` : left,
    fields: [{ pointer: '/quantity', code: 'maximum', message: String(limit) }],
  })
}
