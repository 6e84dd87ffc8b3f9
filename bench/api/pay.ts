/**
 * Measures orders per second: their cost compared with the same writes through bare pg, and a hundred concurrent
 * buyers compared with ten. Payments go through the test provider, whose ledger waits for the disk.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode } from '@stoa/testing/processes'
import pg from 'pg'
import type { Bar } from './bars.ts'
import { prepareWrites, sameWrites } from './same-writes.ts'
import { register } from './shoppers.ts'

interface Given {
  databaseUrl: string
  data: string
  running: ReturnType<typeof startNode>[]
  /** Starts the API with this in its environment too, and answers its address. */
  startApi(env: NodeJS.ProcessEnv): Promise<{ url: string }>
  say(line: string): void
}

const ORDERS = 400
const BUYERS = 100
const QUOTES = 300
/** Number of the first account that `register` creates; earlier ones add to carts. */
const FIRST_ACCOUNT = 10_000

interface Buyer {
  token: string
  addressId: string
  itemIds: string[]
}

export async function payFigures({ databaseUrl, data, running, startApi, say }: Given): Promise<Bar[]> {
  const port = await freePort()
  const provider = { url: `http://127.0.0.1:${port}`, key: randomBytes(32).toString('hex') }
  const child = startNode(['src/test-provider/main.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      TEST_PROVIDER_KEY: provider.key,
      // Webhooks would be a second load beside the one that is measured.
      TEST_PROVIDER_WEBHOOK_URL: `${provider.url}/readyz`,
      TEST_PROVIDER_LEDGER: join(data, 'ledger.jsonl'),
      TEST_PROVIDER_PORT: String(port),
    },
    onLine: () => {},
  })
  running.push(child)
  await waitForHttp(`${provider.url}/readyz`, 30_000, () => child.exitCode === null)
  const { url } = await startApi({ TEST_PROVIDER_URL: provider.url, TEST_PROVIDER_KEY: provider.key })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  try {
    const call = caller(url)
    const lines = await findLines(pool, 20)
    const buyers = await inTurn(10, BUYERS, at => makeBuyer(url, at, lines))
    const payload = ({ itemIds, addressId }: Buyer) => ({ itemIds, addressId })

    const quotes = await perSecond(10, QUOTES, at => {
      const buyer = buyers[at % BUYERS]!
      return call('PUT', '/api/checkout', buyer.token, payload(buyer))
    })
    say(`quote of 20 lines, 10 buyers: ${quotes.toFixed(0)} a second`)

    /** Does everything except the confirmation. */
    const prepare = async (buyer: Buyer): Promise<string> => {
      const { id: itemId } = await call('POST', '/api/cart/add', buyer.token, lines[0])
      const one = { itemIds: [itemId], addressId: buyer.addressId }
      const { id, amountHash } = await call('PUT', '/api/checkout', buyer.token, one)
      const path = `/api/checkout/${id}/payments`
      const payment = await call('POST', path, buyer.token, { amountHash, method: 'card' })
      const card = { number: '4000 0000 0000 0002' }
      await call('POST', `${provider.url}/v1/intents/${payment.reference}/card`, '', card)
      return payment.id!
    }
    const confirm = async (buyer: Buyer, payment: string) => {
      const { status } = await call('POST', `/api/payments/${payment}/confirm`, buyer.token)
      if (status !== 'paid') throw new Error(`a payment is ${status}`)
    }

    const placed: number[] = []
    for (let round = 0; round < ORDERS / BUYERS; round++) {
      const payments = await inTurn(10, BUYERS, at => prepare(buyers[at]!))
      placed.push(await perSecond(10, BUYERS, at => confirm(buyers[at]!, payments[at]!)))
    }
    const place = placed.sort((a, b) => a - b)[Math.floor(placed.length / 2)]!
    const ready = await prepareWrites(pool, ORDERS)
    const bare = await perSecond(10, ORDERS, at => sameWrites(pool, ready[at]!))
    say(`confirm and place, 10 buyers: ${place.toFixed(0)} a second`)
    say(`  the same writes through bare pg: ${bare.toFixed(0)} a second`)

    /** A buyer buys one thing after the other: there is one open checkout of each. */
    const whole = (count: number) =>
      perSecond(count, count, async at => {
        for (let order = 0; order < ORDERS / count; order++)
          await confirm(buyers[at]!, await prepare(buyers[at]!))
      })
    const ten = (await whole(10)) * (ORDERS / 10)
    const hundred = (await whole(100)) * (ORDERS / 100)
    say(`from quote to order: ${ten.toFixed(0)} a second with 10 buyers, ${hundred.toFixed(0)} with 100`)
    return [
      { name: 'place ÷ the same writes through bare pg', is: place / bare, atLeast: 0.3, failed: 0 },
      { name: 'orders of 100 buyers ÷ of 10', is: hundred / ten, atLeast: 0.8, failed: 0 },
    ]
  } finally {
    await pool.end()
  }
}

const caller = (api: string) => async (method: string, path: string, token: string, payload?: object) => {
  const response = await fetch(path.startsWith('http') ? path : `${api}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { body: JSON.stringify(payload) }),
  })
  const body = (await response.json()) as Record<string, string>
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${body.code}`)
  return body
}

/** Runs `count` calls, so many at once. */
async function inTurn<T>(atOnce: number, count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < count; at = next++) done[at] = await work(at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}

async function perSecond(atOnce: number, count: number, work: (at: number) => Promise<unknown>) {
  const began = performance.now()
  await inTurn(atOnce, count, work)
  return (count * 1_000) / (performance.now() - began)
}

async function makeBuyer(api: string, nth: number, lines: readonly Line[]): Promise<Buyer> {
  const call = caller(api)
  const token = await register(api, FIRST_ACCOUNT + nth)
  const { id: addressId } = await call('POST', '/api/user/addresses', token, {
    fullName: 'Robin Reed',
    phone: '+1 503 555 0147',
    line1: '12 Harbour Lane',
    city: 'Portland',
    region: 'OR',
    postalCode: '97201',
    countryCode: 'US',
  })
  const itemIds: string[] = []
  for (const line of lines) itemIds.push((await call('POST', '/api/cart/add', token, line)).id!)
  return { token, addressId: addressId!, itemIds }
}

interface Line {
  productDTO: { id: string }
  optionIds: string[]
  quantity: number
}

async function findLines(pool: pg.Pool, count: number): Promise<Line[]> {
  const { rows } = await pool.query<{ product_id: string; option_key: string }>(
    `select v.product_id, v.option_key from variants v join products p on p.id = v.product_id
     where v.is_active and p.status = 'active' order by v.id limit $1`,
    [count],
  )
  return rows.map(({ product_id, option_key }) => ({
    productDTO: { id: product_id },
    optionIds: option_key === '' ? [] : option_key.split(','),
    quantity: 1,
  }))
}
