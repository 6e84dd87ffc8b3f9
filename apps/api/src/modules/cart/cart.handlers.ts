import type { components } from '@stoa/api-client/schema'
import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { effectivePrice } from '../../platform/money.ts'
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
  const { money } = deps

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
    addToCart: ({ actor, body: { productDTO, quantity, optionIds }, headers }) =>
      cart.add(actor.userId, { productId: productDTO.id, quantity, optionIds }, headers['Idempotency-Key']),
    addManyToCart: ({ actor, body, headers }) =>
      cart.merge(actor.userId, body.map(wantedOf), headers['Idempotency-Key']),
    getCart: ({ actor }) => cart.read(actor.userId),
    changeCartQuantity: ({ actor, params }) => cart.changeQuantity(actor.userId, params.id, params.quantity),
    async removeFromCart({ actor, params }) {
      await cart.remove(actor.userId, params.id)
      return undefined
    },
    quoteCart: async ({ body }) => ({ items: await cart.quote(body.map(wantedOf)) }),
  }
}
