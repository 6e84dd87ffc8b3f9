import { createCore, type MarketApi, type NewLine } from '@stoa/cart-core'
import { prints } from './prints.ts'

const noAccounts = async (): Promise<never> => {
  throw new Error('There are no accounts here.')
}

/** Any functions of this shape will do: here a shop without accounts, whose prices are in the bundle. */
const api: MarketApi = {
  auth: {
    logIn: noAccounts,
    register: noAccounts,
    readUser: noAccounts,
    updateProfile: noAccounts,
    logOut: noAccounts,
    refreshTokens: noAccounts,
  },
  cart: {
    read: noAccounts,
    add: noAccounts,
    merge: noAccounts,
    setQuantity: noAccounts,
    remove: noAccounts,
    quote: async lines =>
      lines.map(({ productId, quantity }) => {
        const print = prints.find(({ id }) => id === productId)
        if (!print) return null
        const { product, ...line } = lineOf(print)
        return {
          ...line,
          id: print.id,
          product: { ...product, picture: null },
          quantity,
          salePrice: null,
          stock: 5,
          variantValues: {},
          variantLabels: {},
          problems: [],
        }
      }),
  },
}

/** A print as the cart takes it. Prices are Rappen, as the core wants them. */
export const lineOf = ({ id, name, price, shop }: (typeof prints)[number]) =>
  ({ product: { id, name, slug: id }, shop, price }) satisfies NewLine

export const core = createCore({ api })
