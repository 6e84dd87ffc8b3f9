import { createCore, type MarketApi, toDecimal } from '@stoa/cart-core'
import { prints } from './prints.ts'

const noAccounts = async (): Promise<never> => {
  throw new Error('There are no accounts here.')
}

/** Any functions of this shape will do: here a shop without accounts, whose prices are in the bundle. */
const api: MarketApi = {
  auth: {
    signIn: noAccounts,
    register: noAccounts,
    me: noAccounts,
    updateProfile: noAccounts,
    signOut: noAccounts,
    refreshToken: noAccounts,
  },
  cart: {
    findAll: noAccounts,
    add: noAccounts,
    addMultiple: noAccounts,
    changeQuantity: noAccounts,
    remove: noAccounts,
    quote: async lines => ({
      items: lines.map(({ product, quantity }) => {
        const print = prints.find(({ id }) => id === product.id)
        return print
          ? {
              id: print.id,
              quantity,
              shop: print.shop,
              productDTO: { ...productOf(print), priceSale: null, picture: null },
              stock: 5,
              isReview: false,
              variantValues: {},
              variantLabels: {},
              problems: [],
            }
          : null
      }),
    }),
  },
}

export const productOf = ({ id, name, price }: (typeof prints)[number]) => ({
  id,
  name,
  slug: id,
  price: toDecimal(price),
})

export const core = createCore({ api })
