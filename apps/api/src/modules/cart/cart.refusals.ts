import { problem } from '../../platform/problem.ts'
import type { Words } from '../../platform/words.ts'
import type { MissingReason, PurchasableVariant } from '../read-model/index.ts'
import { limitOf, unavailableReason } from './cart.view.ts'

/** @throws a problem with a message for shoppers if the variant can't be bought at the moment */
export function requirePurchasable(
  variant: PurchasableVariant,
  words: Pick<Words, 'day'>,
): PurchasableVariant {
  const reason = unavailableReason(variant)
  if (reason === 'shop_closed')
    throw problem('product.unavailable', {
      detail: variant.backOn
        ? `The shop is on vacation and sells again from ${words.day(variant.backOn)} on.`
        : 'The shop is currently closed.',
    })
  if (reason === 'product_gone')
    throw problem('product.unavailable', { detail: 'The shop no longer offers it.' })
  if (reason === 'out_of_stock') throw notEnough(variant, 0)
  return variant
}

export const unknownChoice = (what: MissingReason) =>
  what === 'no-product'
    ? problem('product.not_found')
    : problem('product.variant_not_found', {
        fields: [
          { pointer: '/optionIds', code: 'unknown', message: 'This product doesn’t have these options.' },
        ],
      })

export const fullCart = (maxLines: number) =>
  problem('cart.full', { detail: `A cart holds ${maxLines} different items.` })

/**
 * Creates the problem for a quantity that exceeds the stock. The field's `message` is the available number alone.
 *
 * @param held quantity that the cart already has
 */
export function notEnough(variant: PurchasableVariant, held: number) {
  const limit = limitOf(variant)
  const left =
    limit === 0
      ? 'It’s sold out.'
      : limit === variant.stock
        ? `Only ${limit} left.`
        : `You can buy at most ${limit}.`
  const inCart =
    held < limit
      ? `${left} Your cart already holds ${held}.`
      : held === 1
        ? 'The last one is already in your cart.'
        : `All ${held} that you can buy are already in your cart.`
  return problem('stock.insufficient', {
    detail: held > 0 && limit > 0 ? inCart : left,
    fields: [{ pointer: '/quantity', code: 'maximum', message: String(limit) }],
  })
}
