import { type CartApi, createCore, type WireItem } from '@stoa/cart-core'
import { makeStorage, type Rival, type Shop } from './work.ts'

/** The server's cart as the contract answers it. It answers changes when it is told to. */
function makeServer(shops: readonly Shop[]) {
  const items = new Map<string, WireItem>()
  for (const shop of shops)
    for (const { id, price, quantity } of shop.lines)
      items.set(id, {
        id,
        quantity,
        isReview: false,
        variantValues: { Color: `c-${id}` },
        variantLabels: { Color: 'Red' },
        shop: { id: shop.id, name: shop.id, slug: shop.id },
        productDTO: {
          id: `p-${id}`,
          name: `Product ${id}`,
          slug: id,
          price: price / 100,
          priceSale: null,
          picture: null,
        },
        stock: null,
        problems: [],
      })
  let answers: (() => void)[] = []
  const never = () => Promise.reject(new Error('This call is not part of the bench'))
  const api: CartApi = {
    findAll: async () =>
      shops.map(({ id, lines }) => ({
        id,
        shopName: id,
        shopSlug: id,
        shopIdDistrict: null,
        cartDTOList: lines.map(line => items.get(line.id)!),
      })),
    changeQuantity: (id, quantity) =>
      new Promise((resolve, reject) => {
        answers.push(() => {
          // What `begin` began is refused: what was shown too early goes away again.
          if (quantity > 500) return reject({ status: 422, code: 'refused' })
          const item = { ...items.get(id)!, quantity }
          items.set(id, item)
          resolve(item)
        })
      }),
    add: never,
    addMultiple: never,
    remove: never,
    quote: never,
  }
  return {
    api,
    answer() {
      const open = answers
      answers = []
      for (const answer of open) answer()
      return open.length
    },
  }
}

const turn = () => new Promise<void>(resolve => setImmediate(resolve))

export const ours: Rival = {
  name: 'cart-core',
  async make(shops) {
    const server = makeServer(shops)
    const storage = makeStorage()
    storage.write(
      'user-data',
      JSON.stringify({ token: 'a', refreshToken: 'b', isActive: 1, sid: 'the login' }),
    )
    const never = () => Promise.reject(new Error('This call is not part of the bench'))
    const core = createCore({
      api: {
        cart: server.api,
        auth: {
          me: async () => ({ id: 'u', username: 'u', avatar: null, roles: [] }),
          signIn: never,
          register: never,
          updateProfile: never,
          signOut: never,
          refreshToken: never,
        },
      },
      storage,
      tabStorage: makeStorage(),
      locks: { request: (_name, run) => run() },
      page: { onHide: () => () => {}, onWake: () => () => {} },
      // Writes wait for `flush`, as the others' do.
      later: () => () => {},
    })
    core.start()
    while (core.cart.get().phase !== 'ready') await turn()
    const { cart } = core

    return {
      toggle: cart.toggle,
      selectAll: cart.selectAll,
      setQuantity: (id, quantity) => void cart.setQuantity(id, quantity),
      begin: ({ id, quantity }) => void cart.setQuantity(id, quantity),
      read: () => cart.get().groups.reduce((sum, { cartDTOList }) => sum + cartDTOList.length, 0),
      totals: cart.summary.get,
      watchRow: (id, woken) => void cart.lines.subscribe(id, woken),
      watchTotals: woken => void cart.summary.subscribe(woken),
      flush: core.flush,
      async settle() {
        do for (let turns = 0; turns < 5; turns++) await turn()
        while (server.answer())
      },
    }
  },
}
