import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ADDRESS } from './address.ts'
import type { TestProvider } from './test-provider.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a suite expects of it is the suite's matter.
  body: any
}

/** Every answer of the API by its status, 0 if there was none, and when orders were confirmed. */
export interface Record {
  statuses: Map<number, number>
  /** Bodies of what no client can heal by asking again. */
  broken: string[]
  /** Numbers of confirmed orders, with the time in milliseconds. */
  confirmed: { number: string; at: number }[]
}

export const createRecord = (): Record => ({ statuses: new Map(), broken: [], confirmed: [] })

/** Limits of an API that a crowd at one address would reach. */
export const UNLIMITED = Object.fromEntries(
  [
    'AUTH_PER_ADDRESS',
    'SIGN_INS_PER_ACCOUNT',
    'PAYMENTS_PER_ACCOUNT',
    'PAYMENTS_PER_ADDRESS',
    'HELD_LINES_PER_ACCOUNT',
    'HELD_ITEMS_PER_ACCOUNT',
    'LAPSED_HOLDS_PER_ACCOUNT',
    'CONFIRMATIONS_PER_ACCOUNT',
    'MAILS_PER_ACCOUNT',
  ].map(name => [`RATE_${name}`, '1000000']),
)

const PASSWORD = 'lagoon-kettle-42'
/** A client that asks again waits this long, in milliseconds. */
const PAUSE = 250
/** A node that is dead for its cluster takes 20 s to be so. */
const PATIENCE = 120_000

/** Product and quantity that go into a cart. */
export interface Choice {
  id: string
  slug: string
  optionIds: string[]
}

export interface Buyer {
  /** Looks at a product and buys one item, from cart to order; asks again whatever was not answered. */
  buy(choice: Choice): Promise<void>
}

/** Forty products that cannot sell out. */
export async function stockedProducts(url: string): Promise<Choice[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update variants set stock = 100000 where stock is not null')
  const { rows } = await client.query<Choice>(
    `select v.product_id as id, p.slug, coalesce(array_agg(x.value_id) filter (where x.value_id is not null), '{}') as "optionIds"
      from variants v join products p on p.id = v.product_id left join variant_values x on x.variant_id = v.id
      where v.is_active and v.stock is not null group by v.id, v.product_id, p.slug order by v.id limit 40`,
  )
  await client.end()
  return rows
}

/** Creates a buyer who is registered, logged in and has an address. */
export async function createBuyer(address: string, provider: TestProvider, record: Record): Promise<Buyer> {
  let token: string | undefined
  const once = async (
    method: string,
    path: string,
    payload?: object | FormData,
    key?: string,
  ): Promise<Answer> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload && !(payload instanceof FormData) && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(payload && { body: payload instanceof FormData ? payload : JSON.stringify(payload) }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null)
    const status = answer?.status ?? 0
    record.statuses.set(status, (record.statuses.get(status) ?? 0) + 1)
    const text = (await answer?.text().catch(() => '')) ?? ''
    if (status === 500) record.broken.push(`${method} ${path}: ${text}`)
    return { status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null }
  }
  /** Repeats a call like a client: while there is no answer, or one that says "later". */
  const call = async (method: string, path: string, payload?: object | FormData): Promise<Answer> => {
    const key = method === 'POST' ? randomUUID() : undefined
    for (const end = Date.now() + PATIENCE; ; await sleep(PAUSE)) {
      const answer = await once(method, path, payload, key)
      if (answer.status !== 0 && answer.status < 500) return answer
      if (Date.now() > end)
        throw new Error(
          `${method} ${path} was not answered for ${PATIENCE / 1_000} s, at last by ${answer.status} ${JSON.stringify(answer.body)}`,
        )
    }
  }
  const needed = async (method: string, path: string, payload?: object | FormData) => {
    const answer = await call(method, path, payload)
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const email = `${randomUUID()}@example.test`
  const form = new FormData()
  for (const [name, value] of Object.entries({ email, password: PASSWORD, username: 'Robin' }))
    form.set(name, value)
  await needed('POST', '/api/public/registerWithoutVerify', form)
  token = (await needed('POST', '/api/auth/signin', { email, password: PASSWORD })).token
  const { id: addressId } = await needed('POST', '/api/user/addresses', ADDRESS)

  return {
    async buy({ id, slug, optionIds }) {
      await needed('GET', '/api/public/products?limit=24&inStock=true')
      await needed('GET', `/api/public/products/${slug}`)
      const line = await needed('POST', '/api/cart/add', { productDTO: { id }, quantity: 1, optionIds })
      for (let attempt = 0; attempt < 10; attempt++) {
        const checkout = await needed('PUT', '/api/checkout', { itemIds: [line.id], addressId })
        const begun = await call('POST', `/api/checkout/${checkout.id}/payments`, {
          amountHash: checkout.amountHash,
          method: 'card',
        })
        // Changed since then, or begun by a call whose answer was lost: read it again.
        if (begun.status !== 200 || !begun.body.reference) continue
        await provider.pay(begun.body.reference)
        const paid = await confirm(begun.body.id)
        if (!paid) continue
        record.confirmed.push({ number: paid, at: Date.now() })
        return
      }
      throw new Error('Ten attempts brought no order.')
    },
  }

  /** The order's number once the payment is done, null if the attempt is over without one. */
  async function confirm(paymentId: string): Promise<string | null> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(PAUSE)) {
      const { status, body } = await call('POST', `/api/payments/${paymentId}/confirm`)
      if (status === 200 && body.orderNumber) return body.orderNumber
      if (status !== 202 && status !== 200) return null
    }
    throw new Error('A payment was not done in time.')
  }
}
