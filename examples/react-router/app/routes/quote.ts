import { toDecimal } from '@stoa/api-client'
import type { CartItem, CartQuote, GuestLine } from '@stoa/api-client/schema'
import { produce, standOf } from '../stands.server.ts'
import type { Route } from './+types/quote'

/** Returns today's prices of a guest's lines in the contract's form, the only call of a guest's cart. */
export async function action({ request }: Route.ActionArgs) {
  const lines = (await request.json()) as GuestLine[]
  return Response.json({ items: lines.map(quote) } satisfies CartQuote)
}

function quote({ product: { id }, quantity }: GuestLine): CartItem | null {
  const found = produce.find(one => one.id === id)
  if (!found) return null
  const stand = standOf(found.standId)
  return {
    id,
    quantity,
    shop: { ...stand, slug: stand.id, logo: null, delivery: null },
    productDTO: {
      id,
      name: found.name,
      slug: id,
      price: toDecimal(found.price),
      priceSale: null,
      picture: null,
    },
    stock: null,
    isReview: false,
    optionIds: [],
    variantValues: {},
    variantLabels: {},
    problems: [],
  }
}
