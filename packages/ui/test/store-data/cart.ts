import type { CartGroupData, CartLineData } from '../../src/patterns/cart/index.ts'
import { pictureOf } from './pictures.ts'
import { shopOf, slug } from './shops.ts'

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
