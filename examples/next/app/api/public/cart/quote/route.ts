import { toDecimal } from '@stoa/api-client'
import type { CartItem, CartQuote, GuestLine } from '@stoa/api-client/schema'
import { products } from '../../../../catalog.ts'

/**
 * What a guest's lines cost today: the only call that a guest's cart makes. Where Stoa's API stands behind the page's
 * origin, a rewrite to it takes this file's place.
 */
export async function POST(request: Request): Promise<Response> {
  const lines = (await request.json()) as GuestLine[]
  return Response.json({ items: lines.map(quote) } satisfies CartQuote)
}

function quote({ product: { id }, quantity }: GuestLine): CartItem | null {
  const product = products.find(candidate => candidate.id === id)
  if (!product) return null
  const { name, slug, price, priceSale, shop } = product
  return {
    id,
    quantity,
    shop: { ...shop, logo: null, delivery: null },
    productDTO: {
      id,
      name,
      slug,
      price: toDecimal(price),
      priceSale: priceSale == null ? null : toDecimal(priceSale),
      picture: null,
    },
    stock: 9,
    isReview: false,
    optionIds: [],
    variantValues: {},
    variantLabels: {},
    problems: [],
  }
}
