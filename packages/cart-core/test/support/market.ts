import type { CartApi, MarketApi, SessionPort, WireGroup, WireItem, WireLine } from '../../src/index.ts'

/** A server's refusal, in the shape of an HTTP client's error. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string | null
  readonly title: string

  constructor(status: number, code: string, detail: string | null = null, title = `HTTP ${status}`) {
    super(detail ?? title)
    this.status = status
    this.code = code
    this.detail = detail
    this.title = title
  }
}

/** No answer came: the call may or may not have been done. */
export class NetworkError extends Error {
  readonly status = 0
}

export interface Product {
  id: string
  name: string
  price: number
  priceSale: number | null
  stock: number | null
  shop: string
  closed?: boolean
  gone?: boolean
}

interface Line {
  id: string
  productId: string
  optionIds: string[]
  quantity: number
}

interface Account {
  id: string
  email: string
  password: string
  isActive: 0 | 1
  roles: string[]
  cart: Line[]
  keys: Map<string, { body: string; answer: unknown }>
}

export interface Call {
  name: string
  tab: number
}

/** What happens to a call: `before` the server works and `after`. The default lets it through at once. */
export type Fate = (call: Call) => Promise<{ before?: Error; after?: Error }>

/** A marketplace in memory with the real rules of the contract: tokens rotate, keys make repeats harmless. */
export function createMarket() {
  const products = new Map<string, Product>()
  const accounts = new Map<string, Account>()
  const access = new Map<string, string>()
  const refresh = new Map<string, string>()
  const log: Call[] = []
  const spent: string[] = []
  let serial = 0
  let tabs = 0
  const id = (prefix: string) => `${prefix}${++serial}`

  const market = {
    products,
    log,
    /** Refresh tokens in the order in which they were spent. */
    spent,
    fate: (async () => ({})) as Fate,
    calls: (name: string) => log.filter(call => call.name === name).length,

    product(product: Partial<Product> & { id: string }): Product {
      const full = { name: product.id, price: 10, priceSale: null, stock: null, shop: 'shop1', ...product }
      products.set(full.id, full)
      return full
    },
    account(email: string, extra: Partial<Account> = {}): Account {
      const account: Account = {
        id: `user-${email}`,
        email,
        password: 'right',
        isActive: 1,
        roles: ['ROLE_USER'],
        cart: [],
        keys: new Map(),
        ...extra,
      }
      accounts.set(email, account)
      return account
    },
    expireAccess: () => access.clear(),
    expireAll() {
      access.clear()
      refresh.clear()
    },
    /** A session made on the server, as it would be stored. */
    session(email: string) {
      const token = id('t')
      const refreshToken = id('r')
      access.set(token, email)
      refresh.set(refreshToken, email)
      return { token, refreshToken, isActive: 1 }
    },
    /** product id and options → quantity, as the server has them. */
    contents(email: string): Record<string, number> {
      return Object.fromEntries(
        accounts.get(email)!.cart.map(line => [[line.productId, ...line.optionIds].join('+'), line.quantity]),
      )
    },

    /** The calls as one tab makes them, with the 401 handling of an HTTP client. */
    tab(session: SessionPort): MarketApi & { crash(): void } {
      const tab = tabs++
      let alive = true

      const through = async <T>(
        name: string,
        work: (email: string | null) => T,
        secured = true,
      ): Promise<T> => {
        const attempt = async (token: string | null) => {
          log.push({ name, tab })
          const { before, after } = await market.fate({ name, tab })
          if (before) throw before
          const email = token ? (access.get(token) ?? null) : null
          if (secured && !email) throw new HttpError(401, 'auth.token_expired')
          const answer = structuredClone(work(email))
          if (after) throw after
          // A crashed tab hears nothing any more.
          if (!alive) return new Promise<never>(() => {})
          return answer
        }
        const token = secured ? session.getToken() : null
        try {
          return await attempt(token)
        } catch (error) {
          if (!token || !(error instanceof HttpError) || error.status !== 401) throw error
          const next = await session.refresh(token)
          if (!next) throw error
          return attempt(next)
        }
      }

      const cart: CartApi = {
        findAll: () => through('findAll', email => groupsOf(email!)),
        add: body =>
          through('add', email => {
            const product = buyable(body.productDTO.id)
            const line = find(email!, product.id, body.optionIds)
            const quantity = (line?.quantity ?? 0) + body.quantity
            if (product.stock !== null && quantity > product.stock)
              throw new HttpError(409, 'stock.insufficient')
            return itemOf(put(email!, product.id, body.optionIds, quantity))
          }),
        addMultiple: (lines, key) =>
          through('addMultiple', email => {
            const account = accounts.get(email!)!
            const body = JSON.stringify(lines)
            const known = account.keys.get(key)
            if (known && known.body !== body) throw new HttpError(422, 'idempotency.mismatch')
            if (known) return known.answer as ReturnType<typeof merge>
            const answer = merge(email!, lines)
            account.keys.set(key, { body, answer: structuredClone(answer) })
            return answer
          }),
        changeQuantity: (lineId, quantity) =>
          through('changeQuantity', email => {
            const line = accounts.get(email!)!.cart.find(other => other.id === lineId)
            if (!line) throw new HttpError(404, 'cart.item_not_found')
            const { stock } = products.get(line.productId)!
            if (stock !== null && quantity > stock) throw new HttpError(409, 'stock.insufficient')
            line.quantity = quantity
            return itemOf(line)
          }),
        remove: lineId =>
          through('remove', email => {
            const account = accounts.get(email!)!
            account.cart = account.cart.filter(line => line.id !== lineId)
            return undefined
          }),
        quote: lines =>
          through(
            'quote',
            () => ({
              items: lines.map(line => {
                const product = products.get(line.product.id)
                if (!product || product.gone) return null
                return itemOf({
                  id: id('q'),
                  productId: product.id,
                  optionIds: line.optionIds,
                  quantity: line.quantity,
                })
              }),
            }),
            false,
          ),
      }

      return {
        crash() {
          alive = false
        },
        auth: {
          signIn: ({ email, password }) =>
            through(
              'signIn',
              () => {
                const account = accounts.get(email)
                if (account?.password !== password)
                  throw new HttpError(401, 'auth.credentials_wrong', 'E-mail or password is wrong')
                if (!account.isActive) return { token: null, refreshToken: null, isActive: 0 }
                return market.session(email)
              },
              false,
            ),
          register: ({ email }) =>
            through(
              'register',
              () => {
                if (accounts.has(email))
                  throw new HttpError(409, 'account.email_taken', 'This e-mail has an account')
                return { id: market.account(email).id }
              },
              false,
            ),
          me: () =>
            through('me', email => {
              const account = accounts.get(email!)!
              return {
                id: account.id,
                username: email!,
                email: email!,
                avatar: null,
                roles: account.roles.map(name => ({ name })),
              }
            }),
          updateProfile: () => through('updateProfile', () => ({})),
          signOut: () => through('signOut', () => ({ message: 'bye' })),
          async refreshToken(token) {
            log.push({ name: 'refreshToken', tab })
            const { before, after } = await market.fate({ name: 'refreshToken', tab })
            if (before) throw before
            const email = refresh.get(token)
            spent.push(token)
            if (!email) throw new HttpError(401, 'auth.refresh_refused')
            refresh.delete(token)
            const next = market.session(email)
            if (after) throw after
            if (!alive) return new Promise<never>(() => {})
            return { accessToken: next.token, newRefreshToken: next.refreshToken }
          },
        },
        cart,
      }
    },
  }

  const buyable = (productId: string) => {
    const product = products.get(productId)
    if (!product || product.gone) throw new HttpError(404, 'product.not_found')
    if (product.closed) throw new HttpError(409, 'product.unavailable')
    return product
  }

  const find = (email: string, productId: string, optionIds: readonly string[]) =>
    accounts
      .get(email)!
      .cart.find(
        line =>
          line.productId === productId && [...line.optionIds].sort().join() === [...optionIds].sort().join(),
      )

  const put = (email: string, productId: string, optionIds: readonly string[], quantity: number): Line => {
    let line = find(email, productId, optionIds)
    if (!line) {
      line = { id: id('line'), productId, optionIds: [...optionIds], quantity }
      accounts.get(email)!.cart.push(line)
    }
    line.quantity = quantity
    return line
  }

  const itemOf = ({ id, productId, optionIds, quantity }: Line): WireItem => {
    const product = products.get(productId)!
    const problems: { code: string; [field: string]: unknown }[] = []
    if (product.closed) problems.push({ code: 'shop_closed' })
    if (product.stock === 0) problems.push({ code: 'out_of_stock' })
    else if (product.stock !== null && product.stock < quantity)
      problems.push({ code: 'stock_reduced', available: product.stock })
    return {
      id,
      quantity,
      isReview: false,
      variantValues: Object.fromEntries(optionIds.map(option => [option.split(':')[0]!, option])),
      variantLabels: Object.fromEntries(
        optionIds.map(option => [option.split(':')[0]!, option.split(':')[1]!]),
      ),
      shop: { id: product.shop, name: `Shop ${product.shop}`, slug: product.shop },
      productDTO: {
        id: productId,
        name: product.name,
        slug: productId,
        price: product.price,
        priceSale: product.priceSale,
        picture: null,
      },
      stock: product.stock,
      problems,
    }
  }

  const groupsOf = (email: string): WireGroup[] => {
    const groups = new Map<string, WireItem[]>()
    for (const line of accounts.get(email)!.cart) {
      const item = itemOf(line)
      groups.set(item.shop.id, [...(groups.get(item.shop.id) ?? []), item])
    }
    return [...groups].map(([id, cartDTOList]) => ({
      id,
      shopName: `Shop ${id}`,
      shopSlug: id,
      shopIdDistrict: null,
      cartDTOList,
    }))
  }

  const merge = (email: string, lines: readonly WireLine[]) => ({
    receipt: lines.map(({ product: { id: productId }, quantity, optionIds }) => {
      const product = products.get(productId)
      const dropped = (reason: string) => ({
        productId,
        optionIds,
        outcome: 'dropped' as const,
        quantity: 0,
        itemId: null,
        reason,
      })
      if (!product || product.gone) return dropped('product_gone')
      if (product.closed) return dropped('shop_closed')
      if (product.stock === 0) return dropped('out_of_stock')
      const was = find(email, productId, optionIds)
      const sum = (was?.quantity ?? 0) + quantity
      const kept = Math.min(sum, product.stock ?? sum)
      const line = put(email, productId, optionIds, kept)
      const outcome = kept < sum ? ('capped' as const) : was ? ('summed' as const) : ('added' as const)
      return {
        productId,
        optionIds,
        outcome,
        quantity: kept,
        itemId: line.id,
        reason: kept < sum ? 'stock' : null,
      }
    }),
    cart: groupsOf(email),
  })

  return market
}

export type Market = ReturnType<typeof createMarket>
