import { toDecimal } from '@stoa/api-client'
import type { CartItem, CartQuote, GuestLine } from '@stoa/api-client/schema'
import { products } from '../../../../catalog.ts'

/**
 * Returns today's prices of a guest's lines, the only call of a guest's cart. If the page's origin forwards to Stoa's
 * API, a rewrite replaces this file.
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
