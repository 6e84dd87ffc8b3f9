import type { CartGroupData, CartLineData } from '../src/patterns/cart/index.ts'
import type { CategoryTileData } from '../src/patterns/category-tile/index.ts'
import type { FilterGroupData } from '../src/patterns/filters/index.ts'
import type { ProductCardData } from '../src/patterns/product-card/index.ts'
import type { ReviewData } from '../src/patterns/review/index.ts'
import type { ShopCardData } from '../src/patterns/shop/index.ts'
import type { VariantData, VariantOptionData } from '../src/patterns/variant-picker/index.ts'
import type { PictureData } from '../src/primitives/picture/index.ts'

/** Made-up shops and things for stories and tests; the pictures lie in Storybook's public folder. */
export const pictureOf = (id: string, alt: string, widths: readonly number[] = [160, 480]): PictureData => ({
  id,
  alt,
  base: `/media/${id}`,
  widths,
})

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export const shopOf = (name: string) => ({ id: slug(name), name, href: `/shop/${slug(name)}` })

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

export const shops: readonly ShopCardData[] = [
  {
    ...shopOf('Fold & Timber'),
    tagline: 'Furniture in oak and ash',
    pictures: ['stool', 'board', 'chair'].map(id => pictureOf(id, '')),
    rating: { average: 4.7, count: 90 },
  },
  {
    ...shopOf('Ember House'),
    tagline: 'Candles and soap, small batches',
    pictures: ['candle', 'bottle', 'mug-sand'].map(id => pictureOf(id, '')),
    rating: { average: 4.9, count: 320 },
  },
  {
    ...shopOf('Common Thread'),
    tagline: 'Bags and cushions, woven by hand',
    pictures: ['tote', 'cushion', 'vase-sand'].map(id => pictureOf(id, '')),
    rating: { average: 4.8, count: 512 },
  },
]

export const categoryTiles: readonly CategoryTileData[] = (
  [
    ['Kitchen & Table', 'bowls', 1240],
    ['Lighting', 'lamp', 386],
    ['Furniture', 'chair', 512],
    ['Textiles', 'cushion', 934],
    ['Paper & Books', 'books', 688],
    ['Plants', 'plant', 274],
    ['Candles & Bath', 'candle', 451],
    ['Audio', 'phones', 193],
  ] as const
).map(([name, picture, productCount]) => ({
  id: slug(name),
  name,
  href: `/category/${slug(name)}`,
  picture: pictureOf(picture, ''),
  productCount,
}))

export const filterGroups: readonly FilterGroupData[] = [
  {
    kind: 'choices',
    id: 'type',
    title: 'Type',
    name: 'type',
    options: [
      { value: 'mugs', label: 'Mugs & cups', count: 214 },
      { value: 'bowls', label: 'Bowls & plates', count: 186 },
      { value: 'teapots', label: 'Teapots & jugs', count: 92 },
      { value: 'boards', label: 'Boards & knives', count: 141 },
      { value: 'textiles', label: 'Textiles', count: 77 },
    ],
  },
  { kind: 'price', id: 'price', title: 'Price', minName: 'min', maxName: 'max', min: '10', max: '120' },
  {
    kind: 'choices',
    id: 'shop',
    title: 'Shop',
    name: 'shop',
    limit: 4,
    options: [
      { value: 'kiln', label: 'Kiln & Cove', count: 86 },
      { value: 'fold', label: 'Fold & Timber', count: 64 },
      { value: 'thread', label: 'Common Thread', count: 41 },
      { value: 'paper', label: 'Paper Mill Lane', count: 12 },
      { value: 'ember', label: 'Ember House', count: 9 },
      { value: 'porch', label: 'Green Porch', count: 3 },
    ],
  },
  {
    kind: 'rating',
    id: 'rating',
    title: 'Rating',
    name: 'rating',
    value: 4,
    options: [
      { stars: 4, count: 903 },
      { stars: 3, count: 1118 },
    ],
  },
  {
    kind: 'flags',
    id: 'availability',
    title: 'Availability',
    options: [
      { name: 'inStock', value: '1', label: 'In stock', count: 1102 },
      { name: 'onSale', value: '1', label: 'On sale', count: 148 },
    ],
  },
]

export const sortOptions = [
  { value: 'match', label: 'Best match' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'new', label: 'Newest' },
]

export const mugOptions: readonly VariantOptionData[] = [
  {
    id: 'glaze',
    name: 'Glaze',
    kind: 'picture',
    values: [
      { id: 'lagoon', label: 'Lagoon', picture: pictureOf('mug-teal', '') },
      { id: 'rust', label: 'Rust', picture: pictureOf('mug-rust', '') },
      { id: 'sand', label: 'Speckled sand', picture: pictureOf('mug-sand', '') },
      { id: 'ink', label: 'Ink', picture: pictureOf('mug-ink', '') },
    ],
  },
  {
    id: 'size',
    name: 'Size',
    kind: 'text',
    values: [
      { id: '200', label: '200 ml' },
      { id: '320', label: '320 ml' },
      { id: '450', label: '450 ml' },
    ],
  },
]

export const mugVariants: readonly VariantData[] = ['lagoon', 'rust', 'sand', 'ink'].flatMap(glaze =>
  ['200', '320', '450'].map(size => ({
    id: `${glaze}-${size}`,
    values: { glaze, size },
    available: size !== '450' && !(glaze === 'ink' && size === '200'),
  })),
)

export const gallery: readonly PictureData[] = [
  pictureOf('mug-teal-l', 'Cove mug with a lagoon glaze, seen from the front', [640]),
  pictureOf('mug-top', 'The same mug from above'),
  pictureOf('mug-pair', 'Two mugs beside each other'),
]

export const reviews: readonly ReviewData[] = [
  {
    id: 'r1',
    author: 'Joana R.',
    date: '2026-05-12',
    stars: 5,
    text: 'The handle is the thing. I can hold it with gloves on, and the blue is deeper than in the pictures.',
    verified: true,
  },
  {
    id: 'r2',
    author: 'Piet V.',
    date: '2026-05-03',
    stars: 4,
    text: 'Bought two, came back for four. One had a chip and the shop sent another the same day.',
    verified: true,
    reply: { author: 'Kiln & Cove', text: 'Glad it arrived whole this time.' },
  },
]

export const lineOf = (name: string, picture: string, more: Partial<CartLineData> = {}): CartLineData => {
  const quantity = more.quantity ?? 1
  const unitPrice = more.unitPrice ?? 2800
  return {
    id: slug(name),
    name,
    href: `/product/${slug(name)}`,
    picture: pictureOf(picture, name),
    options: '',
    quantity,
    unitPrice,
    amount: (more.unitPriceSale ?? unitPrice) * quantity,
    selected: true,
    selectable: true,
    problems: [],
    ...more,
  }
}

export const cartGroups: readonly CartGroupData[] = [
  {
    id: 'g1',
    shop: shopOf('Kiln & Cove'),
    lines: [
      lineOf('Cove mug, 320 ml', 'mug-teal', {
        options: 'Lagoon, 320 ml',
        quantity: 2,
        unitPriceSale: 2240,
      }),
      lineOf('Amphora vase, terracotta', 'vase', {
        options: 'Terracotta, 36 cm',
        unitPrice: 6400,
        unitPriceSale: 4800,
        max: 1,
        problems: [
          {
            code: 'stock_reduced',
            title: 'Only 1 left.',
            text: 'You had 2; we kept the last one for you.',
            action: { label: 'OK' },
          },
        ],
      }),
    ],
  },
  {
    id: 'g2',
    shop: shopOf('Lumen Row'),
    lines: [
      lineOf('Mushroom lamp, ember', 'dome', {
        options: 'Ember, E27 bulb included',
        unitPrice: 14900,
        unitPriceSale: 11900,
      }),
      lineOf('Orchard table lamp', 'lamp', {
        options: 'Olive base, linen shade',
        unitPrice: 12900,
        selected: false,
      }),
    ],
  },
  {
    id: 'g3',
    shop: shopOf('Common Thread'),
    lines: [
      lineOf('Market tote, oat canvas', 'tote', { options: 'Oat canvas', unitPrice: 4600 }),
      lineOf('Saffron cushion, 45 cm', 'cushion', {
        options: 'Saffron, 45 × 45 cm',
        unitPrice: 3900,
        selected: false,
        selectable: false,
        problems: [
          {
            code: 'out_of_stock',
            title: 'Sold out.',
            text: 'We can tell you when it is back.',
            action: { label: 'Tell me' },
          },
        ],
      }),
    ],
  },
]
