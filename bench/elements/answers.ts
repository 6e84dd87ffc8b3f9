/** Answers of a marketplace for a page with elements: 40 categories, and every product that a cart asks for. */
const category = (name: string, child: readonly object[] = []) => ({
  id: name,
  name,
  slug: name,
  isShowSuggest: child.length > 0,
  icon: null,
  hasChild: child.length > 0,
  child,
})

const tree = Array.from({ length: 8 }, (_, top) =>
  category(
    `category-${top}`,
    Array.from({ length: 4 }, (_, below) => category(`category-${top}-${below}`)),
  ),
)

const line = ({ product, quantity }: { product: { id: string }; quantity: number }) => ({
  id: product.id,
  quantity,
  isReview: false,
  variantValues: {},
  variantLabels: {},
  optionIds: [],
  shop: { id: `shop-${product.id}`, name: 'Kiln & Cove', slug: 'kiln', logo: null, delivery: null },
  productDTO: { id: product.id, name: 'Cove mug', slug: 'mug', price: 28, priceSale: null, picture: null },
  stock: 9,
  problems: [],
})

/** Returns the JSON for a call, or undefined if the marketplace has no such path. */
export function answerOf(path: string, body: string | null): unknown {
  if (path === '/embed/1/header.json')
    return { name: 'Agora', marks: { logo: null, logoDark: null }, categories: tree }
  if (path === '/api/public/cart/quote') return { currency: 'USD', items: JSON.parse(body ?? '[]').map(line) }
  return path === '/api/public/market' ? { currency: 'USD' } : undefined
}
