import type { CategoryTileData } from '../../src/patterns/category-tile/index.ts'
import type { FilterGroupData } from '../../src/patterns/filters/index.ts'
import { pictureOf } from './pictures.ts'
import { slug } from './shops.ts'

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
