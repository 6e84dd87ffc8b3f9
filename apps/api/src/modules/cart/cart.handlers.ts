import type { components } from '@stoa/api-client/schema'
import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { effectivePrice } from '../../platform/money.ts'
import { type Country, countryDestination } from '../read-model/index.ts'
import { createCartService, type WantedLine } from './cart.service.ts'

const MAX_SHOWN_PRICE = 1_000_000_000

type CartOperation =
  | 'addToCart'
  | 'addManyToCart'
  | 'getCart'
  | 'changeCartQuantity'
  | 'removeFromCart'
  | 'quoteCart'

export function createCartHandlers(deps: Deps): Pick<Handlers, CartOperation> {
  const cart = createCartService(deps)
  const { money, market } = deps

  const destinationOf = ({ country }: { country?: Country }) =>
    countryDestination(market.settings.delivery, country)
  const callerOf = ({ userId }: { userId: string }, query: { country?: Country }) => ({
    userId,
    to: destinationOf(query),
  })

  const wantedOf = ({ product, quantity, optionIds }: components['schemas']['GuestLine']): WantedLine => {
    const shown = effectivePrice({ price: product.price ?? Number.NaN, salePrice: product.priceSale ?? null })
    return {
      productId: product.id,
      optionIds,
      quantity,
      // Only compared with our price. Prices above the maximum can't have been shown and are ignored.
      ...(shown <= MAX_SHOWN_PRICE && { shownPrice: money.toMinor(shown) }),
    }
  }

  return {
    // Prices that the client sends are for its own use: ours count.
    addToCart: ({ actor, query, body: { productDTO, quantity, optionIds }, headers }) =>
      cart.add(
        callerOf(actor, query),
        { productId: productDTO.id, quantity, optionIds },
        headers['Idempotency-Key'],
      ),
    addManyToCart: ({ actor, query, body, headers }) =>
      cart.merge(callerOf(actor, query), body.map(wantedOf), headers['Idempotency-Key']),
    getCart: ({ actor, query }) => cart.read(callerOf(actor, query)),
    changeCartQuantity: ({ actor, query, params }) =>
      cart.changeQuantity(callerOf(actor, query), params.id, params.quantity),
    async removeFromCart({ actor, params }) {
      await cart.remove(actor.userId, params.id)
      return undefined
    },
    quoteCart: async ({ query, body }) => ({
      items: await cart.quote(body.map(wantedOf), destinationOf(query)),
    }),
  }
}
