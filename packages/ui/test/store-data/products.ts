import type { ProductCardData } from '../../src/patterns/product-card/index.ts'
import { pictureOf } from './pictures.ts'
import { shopOf, slug } from './shops.ts'

const product = (
  name: string,
  shop: string,
  picture: string,
  price: number,
  more: Partial<ProductCardData> = {},
): ProductCardData => ({
  id: slug(name),
  name,
  href: `/product/${slug(name)}`,
  shop: shopOf(shop),
  picture: pictureOf(picture, name),
  price,
  ...more,
})

export const products: readonly ProductCardData[] = [
  product('Cove mug, 320 ml', 'Kiln & Cove', 'mug-teal', 2800, {
    priceSale: 2240,
    isNew: true,
    rating: { average: 4.8, count: 214 },
  }),
  product('Mushroom lamp, ember', 'Lumen Row', 'dome', 14900, {
    priceSale: 11900,
    rating: { average: 4.8, count: 132 },
  }),
  product('Market tote, oat canvas', 'Common Thread', 'tote', 4600, { rating: { average: 4.8, count: 310 } }),
  product('Field notebooks, set of three', 'Paper Mill Lane', 'books', 2400, {
    rating: { average: 4.9, count: 402 },
  }),
  product('Amphora vase, terracotta', 'Kiln & Cove', 'vase', 6400, {
    priceSale: 4800,
    rating: { average: 4.9, count: 86 },
  }),
  product('Fig & cedar candle', 'Ember House', 'candle', 3200, { rating: { average: 4.9, count: 268 } }),
  product('Quiet One headphones', 'Northbound Audio', 'phones', 21900, {
    priceSale: 17900,
    rating: { average: 4.6, count: 187 },
  }),
  product('Stacking arches', 'Pebble & Pine', 'arches', 3600, {
    priceSale: 2900,
    rating: { average: 4.9, count: 219 },
  }),
  product('Nesting bowls, set of three', 'Kiln & Cove', 'bowls', 7200, {
    rating: { average: 4.9, count: 171 },
  }),
  product('Oak board with bowl and dipper', 'Fold & Timber', 'board', 5800, {
    soldOut: true,
    rating: { average: 4.6, count: 38 },
  }),
  product('Harbour teapot, 900 ml', 'Kiln & Cove', 'teapot', 7800, { rating: { average: 4.8, count: 77 } }),
  product('Agave in a clay pot', 'Green Porch', 'plant', 3400, { priceFrom: true }),
]

export const longName =
  'The very long-named, hand-thrown, twice-fired and lovingly glazed stoneware mug with a handle for three fingers, donaudampfschifffahrtsgesellschaftskapitänsmütze edition'
