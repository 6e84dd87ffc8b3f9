import type { CartItem, User } from '../../src/schema.ts'

/** Proper answers of the contract. */
export const cartItem: CartItem = {
  id: 'l1',
  quantity: 2,
  isReview: false,
  variantValues: { Color: 'o1' },
  variantLabels: { Color: 'Red' },
  optionIds: ['o1'],
  shop: {
    id: 's1',
    name: 'Kiln & Cove',
    slug: 'kiln-and-cove',
    logo: { id: 'm2', alt: 'Kiln & Cove', base: '/media/logo', widths: [160], width: 160, height: 160 },
    delivery: {
      steps: [{ itemsFrom: 0, price: 6.99 }],
      arrivesFrom: '2026-11-26',
      arrivesTo: '2026-11-30',
    },
  },
  productDTO: {
    id: 'p1',
    name: 'Mug',
    slug: 'mug',
    price: 19.99,
    priceSale: 17.5,
    picture: { id: 'm1', alt: 'A mug', base: '/media/mug', widths: [320, 640], width: 900, height: 900 },
  },
  stock: 4,
  problems: [{ code: 'price_changed', available: null, previousPrice: 21 }],
}

export const cart = [
  {
    id: 's1',
    shopName: 'Kiln & Cove',
    shopSlug: 'kiln-and-cove',
    shopIdDistrict: 7,
    cartDTOList: [cartItem],
  },
]

export const user: User = {
  id: 'u1',
  username: 'ann',
  email: 'ann@example.org',
  emailConfirmed: true,
  avatar: null,
  roles: [{ name: 'ROLE_USER' }],
}

export const receipt = [
  { productId: 'p1', optionIds: ['o1'], outcome: 'capped', quantity: 4, itemId: 'l1', reason: 'stock' },
  { productId: 'p2', optionIds: [], outcome: 'dropped', quantity: 0, itemId: null, reason: 'product_gone' },
]
