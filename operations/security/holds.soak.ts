/**
 * Attacks on stock: accounts that never pay reserve all they can. Most variants must stay for sale.
 *
 *   STOA_CHECKOUT   top of another checkout, whose figures are printed and not judged
 */
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { ADDRESS } from '../support/address.ts'
import { startApi } from '../support/api.ts'
import { missingParts } from '../support/parts.ts'
import { startPostgres } from '../support/postgres.ts'
import { startTestProvider } from '../support/test-provider.ts'
import { register } from './register.ts'

const skip = missingParts('attacks on stock', ['initdb', 'postgres'])
const checkout = process.env.STOA_CHECKOUT ?? inRoot()
const isJudged = checkout === inRoot()
const VARIANTS = 125
/** Items of each variant. */
const STOCK = 3
/** Number of variants that a new account may hold. */
const ALLOWED = 30
const ACCOUNTS = 12

interface Line {
  product: { id: string }
  quantity: number
  optionIds: string[]
}

test('accounts that never pay leave most variants for sale', { skip, timeout: 600_000 }, async t => {
  const postgres = await startPostgres()
  t.after(() => postgres.stop())
  const provider = await startTestProvider()
  t.after(() => provider.stop())
  const api = await startApi(
    {
      DATABASE_URL: postgres.url(),
      MIGRATE: 'auto',
      SEED: 'demo',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_PAYMENTS_PER_ADDRESS: '100000',
      ...provider.env,
    },
    checkout,
  )
  t.after(() => api.stop())
  const lines = await postgres.query<Line & { variantId: string }>(
    `select v.id as "variantId", json_build_object('id', v.product_id) as product, ${STOCK} as quantity,
        coalesce(array_agg(x.value_id) filter (where x.value_id is not null), '{}') as "optionIds"
      from variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
      left join variant_values x on x.variant_id = v.id
      where v.is_active and p.status = 'active' and s.status = 'open' and not s.is_paused
      group by v.id, v.product_id order by v.id limit ${VARIANTS}`,
  )
  assert.equal(lines.length, VARIANTS)
  const ids = lines.map(({ variantId }) => variantId)
  const stock = () =>
    postgres.query('update variants set stock = $1 where id = any($2::uuid[])', [STOCK, ids])
  const soldOut = async () => {
    const [row] = await postgres.query<{ n: number }>(
      'select count(*)::int as n from variants where id = any($1::uuid[]) and stock = 0',
      [ids],
    )
    return row!.n
  }

  /** Reserves lines for an account from an address. Returns whether it was allowed. */
  const hold = async (token: string, address: string, wanted: readonly Line[]) => {
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${api.address}${path}`, {
        method,
        headers: {
          'x-forwarded-for': address,
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const guestLines = wanted.map(({ product, quantity, optionIds }) => ({ product, quantity, optionIds }))
    const { receipt } = (await call('POST', '/api/cart/add-multiple', guestLines)).body as {
      receipt: { itemId: string | null }[]
    }
    const itemIds = receipt.flatMap(({ itemId }) => itemId ?? [])
    const { body: home } = await call('POST', '/api/user/addresses', ADDRESS)
    const quoted = await call('PUT', '/api/checkout', { itemIds, addressId: home.id })
    const { status, body } = await call('POST', `/api/checkout/${quoted.body.id}/payments`, {
      amountHash: quoted.body.amountHash,
      method: 'card',
    })
    if (![200, 429].includes(status)) throw new Error(`payment: ${status} ${JSON.stringify(body)}`)
    return status === 200
  }

  await stock()
  const one = await register(api.address, '198.51.100.7')
  if (!(await hold(one, '198.51.100.7', lines))) {
    const other = await register(api.address, '198.51.100.8')
    await hold(other, '198.51.100.8', lines.slice(0, ALLOWED))
  }
  const byOne = await soldOut()
  t.diagnostic(`one account: ${byOne} of ${VARIANTS} variants are sold out`)

  await stock()
  let held = 0
  for (let account = 0; account < ACCOUNTS; account++) {
    const token = await register(api.address, '203.0.113.9')
    const wanted = lines.slice(held, held + ALLOWED)
    if (wanted.length > 0 && (await hold(token, '203.0.113.9', wanted))) held += wanted.length
  }
  const byMany = await soldOut()
  t.diagnostic(`${ACCOUNTS} new accounts at one address: ${byMany} of ${VARIANTS} variants are sold out`)
  if (isJudged) assert.deepEqual([byOne, byMany], [ALLOWED, 2 * ALLOWED])
})
