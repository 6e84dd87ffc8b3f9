import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode } from '@stoa/testing/processes'
import type pg from 'pg'
import { register } from './shoppers.ts'

/** Address and key of a payment provider. */
export interface Provider {
  url: string
  key: string
}

/** Starts the test provider in a process of its own. Its ledger is in the folder `data`. */
export async function startProvider(
  data: string,
  running: ReturnType<typeof startNode>[],
): Promise<Provider> {
  const port = await freePort()
  const provider = { url: `http://127.0.0.1:${port}`, key: randomBytes(32).toString('hex') }
  const child = startNode(['src/test-provider/main.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      TEST_PROVIDER_KEY: provider.key,
      // Webhooks would be a second load in addition to the measured one.
      TEST_PROVIDER_WEBHOOK_URL: `${provider.url}/readyz`,
      TEST_PROVIDER_LEDGER: join(data, 'ledger.jsonl'),
      TEST_PROVIDER_PORT: String(port),
    },
    onLine: () => {},
  })
  running.push(child)
  await waitForHttp(`${provider.url}/readyz`, 30_000, () => child.exitCode === null)
  return provider
}

/** Calls an API by JSON. The path can be a URL. */
export const caller =
  (api: string) => async (method: string, path: string, token: string, payload?: object) => {
    const response = await fetch(path.startsWith('http') ? path : `${api}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    const body = (await response.json()) as Record<string, string>
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${body.code}`)
    return body
  }

/** Variant that a buyer adds to a cart. */
export interface Line {
  productDTO: { id: string }
  optionIds: string[]
  quantity: number
}

/** Variants for sale whose stock isn't counted. */
export async function findLines(pool: pg.Pool, count: number): Promise<Line[]> {
  const { rows } = await pool.query<{ product_id: string; option_key: string }>(
    `select v.product_id, v.option_key from variants v join products p on p.id = v.product_id
       join shops s on s.id = p.shop_id
     where v.is_active and v.stock is null and p.status = 'active' and s.status = 'open' order by v.id limit $1`,
    [count],
  )
  return rows.map(({ product_id, option_key }) => ({
    productDTO: { id: product_id },
    optionIds: option_key === '' ? [] : option_key.split(','),
    quantity: 1,
  }))
}

export interface Buyer {
  token: string
  addressId: string
}

/** An account with an address. */
export async function makeBuyer(api: string, nth: number): Promise<Buyer> {
  const token = await register(api, nth)
  const { id } = await caller(api)('POST', '/api/user/addresses', token, {
    fullName: 'Robin Reed',
    phone: '+1 503 555 0147',
    line1: '12 Harbour Lane',
    city: 'Portland',
    region: 'OR',
    postalCode: '97201',
    countryCode: 'US',
  })
  return { token, addressId: id! }
}

/** The steps of a purchase of one item. */
export function createTill(api: string, provider: Provider, line: Line) {
  const call = caller(api)
  return {
    /** Does everything except the confirmation. Returns the payment's id. */
    async prepare({ token, addressId }: Buyer): Promise<string> {
      const { id: itemId } = await call('POST', '/api/cart/add', token, line)
      const { id, amountHash } = await call('PUT', '/api/checkout', token, { itemIds: [itemId], addressId })
      const payment = await call('POST', `/api/checkout/${id}/payments`, token, {
        amountHash,
        method: 'card',
      })
      const card = { number: '4000 0000 0000 0002' }
      await call('POST', `${provider.url}/v1/intents/${payment.reference}/card`, '', card)
      return payment.id!
    },
    async confirm({ token }: Buyer, payment: string): Promise<void> {
      const { status } = await call('POST', `/api/payments/${payment}/confirm`, token)
      if (status !== 'paid') throw new Error(`a payment is ${status}`)
    },
  }
}
