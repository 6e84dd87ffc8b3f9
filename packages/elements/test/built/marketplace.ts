import type { CartItem, CartQuote, Category, Market, Suggestions } from '@stoa/api-client/schema'
import type { HeaderFacts } from '../../src/views/header-facts.ts'

/** A marketplace whose answers never change. */
const category = (name: string, child: Category[] = [], isShowSuggest = child.length > 0): Category => {
  const slug = name.toLowerCase().replaceAll(/\W+/g, '-')
  return { id: slug, name, slug, isShowSuggest, icon: null, hasChild: child.length > 0, child }
}

const tree: Category[] = [
  category('Kitchen & Table', [category('Mugs & Cups'), category('Bowls'), category('Linen')]),
  category('Living', [category('Lamps'), category('Cushions')]),
  category('Clothing', [category('Shirts'), category('Knitwear')]),
  category('Garden'),
]

interface Product {
  readonly name: string
  readonly shop: readonly [id: string, name: string]
  readonly price: number
  readonly priceSale?: number
  readonly options?: Readonly<Record<string, string>>
}

const kiln = ['kiln', 'Kiln & Cove'] as const
const loom = ['loom', 'Loomwright'] as const

/** Products by their id. */
const products: Readonly<Record<string, Product>> = {
  mug: { name: 'Cove mug', shop: kiln, price: 28, options: { Glaze: 'Lagoon', Size: '320 ml' } },
  bowl: { name: 'Serving bowl', shop: kiln, price: 64, priceSale: 48 },
  throw: {
    name: 'Wool throw with a name that needs more than one line in a narrow cart',
    shop: loom,
    price: 140,
  },
}

function quoted(id: string, quantity: number): CartItem | null {
  const product = products[id]
  if (!product) return null
  const { name, price, priceSale = null, options = {} } = product
  const [shopId, shopName] = product.shop
  return {
    id,
    quantity,
    isReview: false,
    variantValues: options,
    variantLabels: options,
    optionIds: Object.values(options),
    shop: { id: shopId, name: shopName, slug: shopId, logo: null, delivery: null },
    productDTO: { id, name, slug: id, price, priceSale, picture: null },
    stock: 9,
    problems: [],
  }
}

interface QuoteBody {
  readonly product: { readonly id: string }
  readonly quantity: number
}

const quote = (lines: readonly QuoteBody[], currency: string): CartQuote => ({
  currency,
  items: lines.map(({ product, quantity }) => quoted(product.id, quantity)),
})

const market = (currency: string) => ({ name: 'Agora', currency }) as Market

const suggestions: Suggestions = {
  products: [],
  categories: [{ id: 'mugs', name: 'Mugs & Cups', slug: 'mugs-cups', path: 'kitchen-table/mugs-cups' }],
  shops: [],
  correctedQuery: null,
}

/** Facts of the marketplace's header. */
export const facts: HeaderFacts = { name: 'Agora', marks: { logo: null, logoDark: null }, categories: tree }

/** Returns the JSON for a call. Undefined for a path that the marketplace doesn't have. */
export function answerOf(path: string, body: string | null, currency: string): unknown {
  if (path === '/api/public/market') return market(currency)
  if (path === '/embed/1/header.json') return facts
  if (path === '/api/public/search/suggestions') return suggestions
  if (path === '/api/public/cart/quote') return quote(JSON.parse(body ?? '[]'), currency)
  return undefined
}
