import { type CartApi, type CartLine, cartRow, createCore } from '@stoa/cart-core'
import { makeStorage, type Rival, type Shop } from './work.ts'

/** Plays the server's cart. It answers changes on request. */
function makeServer(shops: readonly Shop[]) {
  const lines = new Map<string, CartLine>()
  for (const shop of shops)
    for (const { id, price, quantity } of shop.lines)
      lines.set(id, {
        id,
        product: { id: `p-${id}`, name: `Product ${id}`, slug: id, picture: null },
        shop: { id: shop.id, name: shop.id, slug: shop.id },
        variantValues: { Color: `c-${id}` },
        variantLabels: { Color: 'Red' },
        quantity,
        price,
        salePrice: null,
        stock: null,
        problems: [],
      })
  let answers: (() => void)[] = []
  const never = () => Promise.reject(new Error('This call is not part of the bench'))
  const api: CartApi = {
    read: async () => [...lines.values()],
    setQuantity: (id, quantity) =>
      new Promise((resolve, reject) => {
        answers.push(() => {
          // What `begin` began is refused: what was shown too early goes away again.
          if (quantity > 500) return reject({ status: 422, code: 'refused' })
          const line = { ...lines.get(id)!, quantity }
          lines.set(id, line)
          resolve(line)
        })
      }),
    add: never,
    merge: never,
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
          readUser: async () => ({ id: 'u', username: 'u', avatar: null, roles: [] }),
          logIn: never,
          register: never,
          updateProfile: never,
          logOut: never,
          refreshTokens: never,
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
      read: () => cart.get().lines.length,
      totals: () => cart.get().summary,
      subscribe: listener => void cart.subscribe(listener),
      row: id => cartRow(cart.get(), id),
      shownTotals: () => cart.get().summary,
      flush: core.flush,
      async settle() {
        do for (let turns = 0; turns < 5; turns++) await turn()
        while (server.answer())
      },
    }
  },
}
