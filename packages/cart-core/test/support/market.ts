import type { CartApi, MarketApi, SessionPort } from '../../src/index.ts'
import { createCarts } from './carts.ts'
import { createCatalog, type HeldLine } from './catalog.ts'
import { HttpError } from './errors.ts'

interface Account {
  id: string
  email: string
  password: string
  isActive: 0 | 1
  roles: string[]
  cart: HeldLine[]
  keys: Map<string, { body: string; answer: unknown }>
}

export interface Call {
  name: string
  tab: number
  /** Arguments that were sent. */
  args: readonly unknown[]
}

/**
 * Decides the fate of a call: an error `before` or `after` the server works, or an answer that is on the way until
 * `late`. The default lets it through immediately.
 */
export type Fate = (call: Call) => Promise<{ before?: Error; after?: Error; late?: Promise<unknown> }>

/** A marketplace in memory with the real rules of the contract: tokens rotate, keys make repeats harmless. */
export function createMarket() {
  const catalog = createCatalog()
  const accounts = new Map<string, Account>()
  const access = new Map<string, string>()
  const refresh = new Map<string, string>()
  const log: Call[] = []
  const spent: string[] = []
  let serial = 0
  let tabs = 0
  const id = (prefix: string) => `${prefix}${++serial}`
  const carts = createCarts(catalog, email => accounts.get(email)!.cart, id)

  const market = {
    products: catalog.products,
    product: catalog.product,
    log,
    /** Refresh tokens in the order in which they were spent. */
    spent,
    fate: (async () => ({})) as Fate,
    calls: (name: string) => log.filter(call => call.name === name).length,
    /** Arguments of the calls by this name. */
    sent: (name: string) => log.filter(call => call.name === name).map(({ args }) => args),

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
        args: readonly unknown[],
        work: (email: string | null) => T,
        secured = true,
      ): Promise<T> => {
        const attempt = async (token: string | null) => {
          const call = { name, tab, args }
          log.push(call)
          const { before, after, late } = await market.fate(call)
          if (before) throw before
          const email = token ? (access.get(token) ?? null) : null
          if (secured && !email) throw new HttpError(401, 'auth.token_expired')
          const answer = structuredClone(work(email))
          await late
          if (after) throw after
          // A crashed tab receives nothing.
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
        read: () => through('read', [], email => carts.cartOf(email!)),
        add: line =>
          through('add', [line], email => carts.add(email!, line.productId, line.quantity, line.optionIds)),
        merge: (lines, key) =>
          through('merge', [lines, key], email => {
            const account = accounts.get(email!)!
            const body = JSON.stringify(lines)
            const known = account.keys.get(key)
            if (known && known.body !== body) throw new HttpError(422, 'idempotency.mismatch')
            if (known) return known.answer as ReturnType<typeof carts.merge>
            const answer = carts.merge(email!, lines)
            account.keys.set(key, { body, answer: structuredClone(answer) })
            return answer
          }),
        setQuantity: (lineId, quantity) =>
          through('setQuantity', [lineId, quantity], email => carts.change(email!, lineId, quantity)),
        remove: lineId =>
          through('remove', [lineId], email => {
            const account = accounts.get(email!)!
            account.cart = account.cart.filter(line => line.id !== lineId)
            return undefined
          }),
        quote: lines => through('quote', [lines], () => carts.quote(lines), false),
      }

      return {
        crash() {
          alive = false
        },
        auth: {
          logIn: ({ email, password }) =>
            through(
              'logIn',
              [email],
              () => {
                const account = accounts.get(email)
                if (account?.password !== password)
                  throw new HttpError(401, 'auth.credentials_wrong', 'Email or password is wrong')
                if (!account.isActive) return { token: null, refreshToken: null, isActive: 0 }
                return market.session(email)
              },
              false,
            ),
          register: ({ email }) =>
            through(
              'register',
              [email],
              () => {
                if (accounts.has(email))
                  throw new HttpError(409, 'account.email_taken', 'This email has an account')
                return { id: market.account(email).id }
              },
              false,
            ),
          readUser: () =>
            through('readUser', [], email => {
              const account = accounts.get(email!)!
              return {
                id: account.id,
                username: email!,
                email: email!,
                avatar: null,
                roles: account.roles.map(name => ({ name })),
              }
            }),
          updateProfile: () => through('updateProfile', [], () => ({})),
          logOut: () => through('logOut', [], () => ({ message: 'bye' })),
          async refreshTokens(token) {
            const call = { name: 'refreshTokens', tab, args: [token] }
            log.push(call)
            const { before, after } = await market.fate(call)
            if (before) throw before
            const email = refresh.get(token)
            spent.push(token)
            if (!email) throw new HttpError(401, 'auth.refresh_refused')
            refresh.delete(token)
            const next = market.session(email)
            if (after) throw after
            if (!alive) return new Promise<never>(() => {})
            return { token: next.token, refreshToken: next.refreshToken }
          },
        },
        cart,
      }
    },
  }

  return market
}

export type Market = ReturnType<typeof createMarket>
