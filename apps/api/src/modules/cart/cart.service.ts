import { MAX_CART_LINES, MAX_QUANTITY } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { forgetIdempotencyKeys } from '../../platform/idempotency/idempotency.repository.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { problem } from '../../platform/problem.ts'
import { wordsOf } from '../../platform/words.ts'
import {
  type Choice,
  type Destination,
  findPurchasableVariants,
  lockChoices,
  type MissingReason,
  missingReasonOf,
  type PurchasableVariant,
  purchasableVariantOf,
  resolveChoices,
} from '../read-model/index.ts'
import { findReviewed } from '../reviews/index.ts'
import { holdUser } from '../users/index.ts'
import { fullCart, notEnough, requirePurchasable, unknownChoice } from './cart.refusals.ts'
import * as repository from './cart.repository.ts'
import {
  type CartItem,
  groupByShop,
  limitOf,
  type ShopCartGroup,
  unavailableReason,
  viewLine,
} from './cart.view.ts'

type Schemas = components['schemas']
export type CartMerge = Schemas['CartMerge']
type ReceiptLine = Schemas['ReceiptLine']

/**
 * Time for which a merge is remembered, in milliseconds. A browser keeps a guest's lines until it gets the response,
 * and sends them again when its session is next used, at most 30 days later.
 */
const MERGES_KEPT_FOR = 31 * 24 * 60 * 60 * 1_000
const mergesOf = (userId: string) => `addManyToCart ${userId}`

export interface WantedLine extends Choice {
  quantity: number
  /** Price that the browser last showed, in minor units. */
  shownPrice?: number
}

export interface QuotedLine extends WantedLine {
  /** Variant in place of options. */
  variantId?: string
}

/** Owner of a cart, and destination of its items. */
interface Caller {
  userId: string
  to: Destination
}

export function createCartService({
  db,
  clock,
  market,
  money,
}: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>) {
  const options = () => {
    const { delivery, prices } = market.settings
    return { money, prices: delivery.prices, reduction: prices.reduction, now: clock.now() }
  }

  const words = () => wordsOf(market.settings.locale, market.settings.timeZone)

  /** Adds a line to a cart. Returns null if there is no such choice. */
  async function addLine(
    handle: Queryable,
    { userId, to }: Caller,
    wanted: WantedLine,
  ): Promise<CartItem | null> {
    const limits = { maxQuantity: MAX_QUANTITY, maxLines: MAX_CART_LINES }
    const found = await repository.addChoice(handle, { userId, wanted, to, now: clock.now(), ...limits })
    if (!found) return null
    const variant = withHeld(requirePurchasable(purchasableVariantOf(found), words()), found)
    const added = found.added!
    if (added.outcome === 'no_account') throw problem('auth.token_invalid')
    if (added.outcome === 'full') throw fullCart(MAX_CART_LINES)
    if (added.outcome === 'not_enough') throw notEnough(variant, added.held)
    const { id, quantity } = added
    const addedPrice = variant.effectivePrice
    return viewLine({ id, quantity, variant, addedPrice, isReviewed: found.is_reviewed }, options())
  }

  /** Adds a line at most once per idempotency key. A rejected request doesn't use up its key. */
  async function addOnce(caller: Caller, wanted: WantedLine, key: string): Promise<CartItem | null> {
    const request = { scope: `addToCart ${caller.userId}`, key, request: wanted, now: clock.now() }
    const missing = new Error('There is no such choice.')
    const work = async (tx: Tx) => {
      const added = await addLine(tx, caller, wanted)
      if (!added) throw missing
      return added
    }
    try {
      return await inTx(db, tx => withIdempotencyKey(tx, request, () => work(tx)))
    } catch (error) {
      if (error === missing) return null
      throw error
    }
  }

  return {
    read: (caller: Caller) => readCart(db, caller),

    async add(caller: Caller, wanted: WantedLine, idempotencyKey: string | undefined): Promise<CartItem> {
      // Without a key one statement is the whole change.
      const added = idempotencyKey
        ? await addOnce(caller, wanted, idempotencyKey)
        : await addLine(db, caller, wanted)
      if (!added) throw unknownChoice(await missingReasonOf(db, wanted))
      return added
    },

    /** Merges lines into a cart. It always succeeds; the result says what happened to each line. */
    merge(
      caller: Caller,
      wanted: readonly WantedLine[],
      idempotencyKey: string | undefined,
    ): Promise<CartMerge> {
      const { userId } = caller
      return inTx(db, async tx => {
        const work = async () => {
          await holdUser(tx, userId)
          return { receipt: await mergeLines(tx, caller, wanted) }
        }
        const scope = mergesOf(userId)
        const once = { scope, request: wanted, now: clock.now(), keptFor: MERGES_KEPT_FOR }
        const { receipt } = idempotencyKey
          ? await withIdempotencyKey(tx, { ...once, key: idempotencyKey }, work)
          : await work()
        // Not stored with the key: the cart is large, and outdated when a repeat arrives weeks later.
        return { receipt, cart: await readCart(tx, caller) }
      })
    },

    async changeQuantity({ userId, to }: Caller, id: string, quantity: number): Promise<CartItem> {
      const line = await repository.findLine(db, userId, id)
      if (!line) throw problem('cart.item_not_found')
      const found = (await findPurchasableVariants(db, [line.variantId], to)).get(line.variantId)
      if (!found) throw problem('cart.item_not_found')
      const variant = withHeld(found, line)
      // Reducing an unavailable line is allowed; increasing it isn't.
      if (quantity > limitOf(variant)) throw notEnough(variant, 0)
      if (quantity > line.quantity) requirePurchasable(variant, words())
      const changed = await repository.setQuantity(db, userId, id, {
        quantity,
        addedPrice: variant.effectivePrice,
        updatedAt: clock.now(),
      })
      if (!changed) throw problem('cart.item_not_found')
      return viewRow(db, userId, changed, variant)
    },

    async forget(tx: Queryable, userId: string): Promise<void> {
      await repository.deleteLines(tx, userId)
      await forgetIdempotencyKeys(tx, mergesOf(userId))
    },

    async remove(userId: string, id: string): Promise<void> {
      await repository.deleteLine(db, userId, id)
    },

    /** Quotes lines without a cart. Contains null if a product or its variant was deleted. */
    async quote(wanted: readonly QuotedLine[], to: Destination): Promise<(CartItem | null)[]> {
      const byOptions = wanted.filter(({ variantId }) => variantId === undefined)
      const byId = wanted.flatMap(({ variantId }) => variantId?.toLowerCase() ?? [])
      const [resolved, variants] = await Promise.all([
        byOptions.length > 0 ? resolveChoices(db, byOptions, to) : [],
        findPurchasableVariants(db, byId, to),
      ])
      const found = new Map<QuotedLine, PurchasableVariant | MissingReason>(
        byOptions.map((line, at) => [line, resolved[at]!]),
      )
      return wanted.map(line => {
        const { productId, variantId, quantity, shownPrice } = line
        const variant = variantId === undefined ? found.get(line) : variants.get(variantId.toLowerCase())
        if (typeof variant !== 'object' || variant.productId !== productId.toLowerCase()) return null
        // Anyone can ask for any id, and its name may be what it was hidden for.
        if (variant.isRestricted) return null
        const quoted = { quantity, variant, isReviewed: false, addedPrice: shownPrice ?? null }
        return viewLine({ id: variant.variantId, ...quoted }, options())
      })
    },
  }

  async function readCart(from: Queryable, { userId, to }: Caller): Promise<ShopCartGroup[]> {
    const rows = await repository.findLines(from, userId)
    const variants = await findPurchasableVariants(
      from,
      rows.map(({ variantId }) => variantId),
      to,
    )
    const known = rows.flatMap(row => {
      const variant = variants.get(row.variantId)
      return variant ? [{ ...row, variant: withHeld(variant, row) }] : []
    })
    const reviewed = await findReviewed(from, userId, [
      ...new Set(known.map(({ variant }) => variant.productId)),
    ])
    return groupByShop(
      known.map(line => ({ ...line, isReviewed: reviewed.has(line.variant.productId) })),
      options(),
    )
  }

  async function viewRow(
    from: Queryable,
    userId: string,
    row: repository.CartRow,
    variant: PurchasableVariant,
  ) {
    const reviewed = await findReviewed(from, userId, [variant.productId])
    return viewLine({ ...row, variant, isReviewed: reviewed.has(variant.productId) }, options())
  }

  async function mergeLines(
    tx: Tx,
    { userId, to }: Caller,
    wanted: readonly WantedLine[],
  ): Promise<ReceiptLine[]> {
    await repository.lockCart(tx, userId)
    const resolved = await lockChoices(tx, wanted, to)
    await repository.lockLines(tx, userId)
    const lines = new Map((await repository.findLines(tx, userId)).map(line => [line.variantId, line]))
    const quantities = new Map([...lines].map(([variantId, { quantity }]) => [variantId, quantity]))
    const merged = wanted.map((line, at) => {
      const variant = resolved[at]!
      if (typeof variant === 'string') return mergeLine(line, variant, quantities)
      const own = lines.get(variant.variantId)
      return mergeLine(line, own ? withHeld(variant, own) : variant, quantities)
    })
    // The last one of a variant has the sum of all.
    const writes = new Map(merged.flatMap(({ write }) => (write ? [[write.variantId, write]] : [])))
    const ids = await repository.writeLines(tx, userId, [...writes.values()], clock.now())
    return merged.map(({ line, write }) => ({
      ...line,
      itemId: write ? ids.get(write.variantId)! : null,
    }))
  }

  /** Merges one line: returns its result and the quantity to store, and updates `quantities`. */
  function mergeLine(
    { productId, optionIds, quantity }: WantedLine,
    variant: PurchasableVariant | MissingReason,
    quantities: Map<string, number>,
  ): { line: Omit<ReceiptLine, 'itemId'>; write: repository.LineWrite | null } {
    const line = { productId, optionIds: [...optionIds] }
    const dropped = (reason: ReceiptLine['reason']) => ({
      line: { ...line, outcome: 'dropped' as const, quantity: 0, reason },
      write: null,
    })
    if (typeof variant === 'string') return dropped('product_gone')
    const reason = unavailableReason(variant)
    if (reason) return dropped(reason)
    const { variantId } = variant
    const before = quantities.get(variantId)
    if (before === undefined && quantities.size >= MAX_CART_LINES) return dropped('cart_full')

    const sum = (before ?? 0) + quantity
    const after = Math.min(sum, limitOf(variant))
    quantities.set(variantId, after)
    const outcome = after < sum ? 'capped' : before === undefined ? 'added' : 'summed'
    return {
      line: { ...line, outcome, quantity: after, reason: after < sum ? 'stock' : null },
      write: { variantId, quantity: after, price: variant.effectivePrice },
    }
  }
}

/** Adds the items that the user is paying for to the stock: they are sold out for others only. */
const withHeld = (variant: PurchasableVariant, { held }: { held: number }): PurchasableVariant =>
  variant.stock === null || held === 0 ? variant : { ...variant, stock: variant.stock + held }
