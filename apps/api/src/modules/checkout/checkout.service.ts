import type { components } from '@stoa/api-client/schema'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { newNumber } from '../../platform/ids.ts'
import { requireOpen } from '../../platform/market.ts'
import { problem } from '../../platform/problem.ts'
import { findAddress } from '../addresses/index.ts'
import {
  addressDestination,
  findCartSelection,
  findFrozenLines,
  findLatestPayment,
  findQuotedLines,
  viewPayment,
} from '../read-model/index.ts'
import * as repository from './checkout.repository.ts'
import type { AddressSnapshot } from './checkout.schema.ts'
import { type Checkout, type CheckoutHead, viewFrozen, viewOpen } from './checkout.view.ts'
import { type Quote, quoteOf } from './quote.ts'

type Schemas = components['schemas']

export type CheckoutService = ReturnType<typeof createCheckoutService>

export function createCheckoutService({
  db,
  clock,
  market,
  money,
}: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>) {
  const delivery = () => market.settings.delivery
  const rules = () => ({
    prices: delivery().prices,
    reduction: market.settings.prices.reduction,
    termsVersionId: market.termsVersionId,
    isTaxHandledElsewhere: market.settings.money.salesTaxElsewhere,
    now: clock.now(),
  })
  return {
    /** Replaces the user's open checkout, and returns current prices. Reserves no stock. */
    async quote(userId: string, wanted: Schemas['CheckoutRequest']): Promise<Checkout> {
      requireOpen(market)
      const { itemIds, addressId = null, shipping = [] } = wanted
      const chosen = addressId === null ? null : await findAddress(db, userId, addressId)
      const to = addressDestination(delivery(), chosen)
      const lines = await findCartSelection(db, userId, { itemIds, to })
      if (lines.length === 0)
        throw problem('cart.item_not_found', {
          detail:
            'None of these items can be bought: they’re no longer in your cart, or you’re already paying for them.',
        })
      if (addressId !== null && chosen === null) throw problem('address.not_found')
      const address = chosen && snapshotOf(chosen)
      const tiers = new Map(shipping.map(({ shopId, tier }) => [shopId, tier]))
      const quote = quoteOf({ lines, address, to, tiers, money, ...rules() })
      const { id, number, payment } = await inTx(db, async tx => {
        const written = { userId, number: newNumber(), quote, now: clock.now() }
        const open = await repository.writeOpen(tx, written)
        if (!open) throw problem('auth.token_invalid')
        await repository.writeQuote(tx, open.id, quote)
        return { ...open, payment: await findLatestPayment(tx, open.id) }
      })
      const head: CheckoutHead = {
        id,
        number,
        status: 'open',
        address,
        isDefaultAddress: chosen?.isDefault ?? false,
        termsVersionId: quote.termsVersionId,
        payment: payment && viewPayment(payment),
        orderNumber: null,
      }
      return viewOpen(head, quote, { money, settings: market.settings, now: clock.now() })
    },

    async get(userId: string): Promise<Checkout> {
      const found = await repository.findCurrent(db, userId, clock.now())
      if (!found) throw problem('checkout.not_found')
      return view(db, found)
    },

    /** Calculates the current price of a locked checkout. */
    reprice,

    view,
  }

  async function reprice(from: Queryable, checkout: repository.CheckoutRow): Promise<Quote> {
    const { address } = checkout
    const to = addressDestination(delivery(), address)
    const lines = await findQuotedLines(from, checkout.id, to)
    const tiers = await repository.findTiers(from, checkout.id)
    return quoteOf({ lines, address, to, tiers, money, ...rules() })
  }

  async function view(from: Queryable, checkout: repository.CheckoutRow, priced?: Quote): Promise<Checkout> {
    const { id, number, status, address, userId } = checkout
    const payment = await findLatestPayment(from, id)
    const book = address && userId ? await findAddress(from, userId, address.id) : null
    const quote = status === 'open' ? (priced ?? (await reprice(from, checkout))) : null
    const head: CheckoutHead = {
      id,
      number,
      status,
      address,
      isDefaultAddress: book?.isDefault ?? false,
      termsVersionId: (quote ?? checkout).termsVersionId,
      payment: payment && viewPayment(payment),
      orderNumber: status === 'placed' ? await repository.findOrderNumber(from, id) : null,
    }
    const options = { money, settings: market.settings, now: clock.now() }
    if (!quote) {
      const lines = await findFrozenLines(from, id)
      return viewFrozen(head, { lines, amountHash: checkout.amountHash }, options)
    }
    // Every product in it was deleted, or is no longer in the cart.
    if (quote.shops.length === 0) throw problem('checkout.not_found')
    return viewOpen(head, quote, options)
  }
}

/** Stores the prices that the buyer has accepted, for the order to be made of. */
export async function acceptQuote(tx: Tx, checkoutId: string, quote: Quote, now: Date): Promise<void> {
  await repository.writeQuote(tx, checkoutId, quote)
  await repository.writeTotals(tx, checkoutId, quote, now)
}

function snapshotOf(address: Schemas['Address']): AddressSnapshot {
  const { isDefault: _, lines: __, ...snapshot } = address
  return snapshot
}
