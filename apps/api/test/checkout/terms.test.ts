import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { publishPage, readPage, supplyPages } from '../../src/modules/pages/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { buyerOf, checkoutOf, confirm, startPayment, stocked, useShopFloor } from '../payments/shop-floor.ts'

const floor = useShopFloor({ jobs: false })

async function publishTerms(basedOn: number): Promise<void> {
  const { db, clock, market } = floor().deps
  const { text } = readPage('---\ntitle: Terms\ndescription: Ours.\n---\nOthers than before.', [])
  const now = clock.now()
  const change = { slug: 'terms-of-service', text, basedOn, source: 'operator', note: '' } as const
  await inTx(db, tx => publishPage(tx, { ...change, validFrom: null, now }))
  await market.refresh()
}

beforeAll(async () => {
  const { db, clock, market } = floor().deps
  await supplyPages(db, clock.now())
  await market.refresh()
})

test('stores the terms that the buyer has seen, and asks again when they change before Pay', async () => {
  const { db } = floor().deps
  const buyer = await buyerOf(floor(), [await stocked(floor())])
  const seen = await checkoutOf(floor(), buyer)
  const terms = (await floor().call({ method: 'GET', url: '/api/public/pages' })).body.pages.find(
    (page: { slug: string }) => page.slug === 'terms-of-service',
  )
  expect(seen.termsVersionId).toBe(terms.versionId)

  await publishTerms(1)
  const refused = await startPayment(floor(), buyer, seen)
  expect(refused).toMatchObject({ status: 409, body: { code: 'checkout.changed' } })
  const { checkout } = refused.body
  expect([checkout.total, checkout.termsVersionId]).toEqual([
    seen.total,
    expect.not.stringMatching(terms.versionId),
  ])

  const payment = (await startPayment(floor(), buyer, checkout)).body
  // What was agreed to holds, although the terms change before the money comes.
  await publishTerms(2)
  await floor().provider.pay(payment.reference, '0002')
  expect((await confirm(floor(), buyer, payment.id)).body.status).toBe('paid')
  const { rows } = await db.execute<{ id: string }>(
    sql`select terms_version_id as id from order_groups where number = ${seen.number}`,
  )
  expect(rows).toEqual([{ id: checkout.termsVersionId }])
})
