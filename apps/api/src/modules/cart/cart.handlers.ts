import type { components } from '@stoa/api-client/schema'
import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { effectivePrice } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'
import { type Country, countryDestination } from '../read-model/index.ts'
import { createCartService, type QuotedLine, type WantedLine } from './cart.service.ts'

type Schemas = components['schemas']

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

  /** Price that the browser last showed. Only compared with ours: those above the maximum can't have been shown. */
  const shownPriceOf = ({ price, priceSale }: Schemas['ProductReference']): { shownPrice?: number } => {
    const shown = effectivePrice({ price: price ?? Number.NaN, salePrice: priceSale ?? null })
    return shown <= MAX_SHOWN_PRICE ? { shownPrice: money.toMinor(shown) } : {}
  }

  const wantedOf = ({ product, quantity, optionIds }: Schemas['GuestLine']): WantedLine => ({
    productId: product.id,
    optionIds,
    quantity,
    ...shownPriceOf(product),
  })

  const quotedOf = (
    { product, quantity, optionIds = [], variantId }: Schemas['QuoteLine'],
    at: number,
  ): QuotedLine => {
    if (variantId !== undefined && optionIds.length > 0)
      throw problem('request.invalid', {
        fields: [
          { pointer: `/${at}/variantId`, code: 'exclusive', message: 'Give either options or a variant.' },
        ],
      })
    const line = { productId: product.id, optionIds, quantity, ...shownPriceOf(product) }
    return variantId === undefined ? line : { ...line, variantId }
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
      currency: money.currency,
      items: await cart.quote(body.map(quotedOf), destinationOf(query)),
    }),
  }
}
