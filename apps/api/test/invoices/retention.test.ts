import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readPdf } from '../documents/read-pdf.ts'
import { PASSWORD } from '../fixtures.ts'
import { type Bought, bought, shipped } from '../orders/order-desk.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'

const floor = useShopFloor({ jobs: false })

const issueFor = ({ id }: Bought) => runJob(floor(), 'issue-invoices', { orderIds: [id] })

/** Moves the invoices of an order to a year. */
const issuedIn = ({ id }: Bought, year: number, kind: 'all' | 'invoice' = 'all') =>
  floor().deps.db.execute(sql`update invoices set issued_at = ${`${year}-12-31T23:00:00Z`}::timestamptz
    where order_id = ${id} ${kind === 'invoice' ? sql`and refund_id is null` : sql``}`)

const documentsOf = async ({ id }: Bought) =>
  (
    await floor().deps.db.execute<{ series: string; isKept: boolean }>(sql`
      select series, document is not null as "isKept" from invoices where order_id = ${id} order by series`)
  ).rows

async function invoiceOf({ number, seller }: Bought) {
  const { statusCode, rawPayload } = await floor().app.inject({
    method: 'GET',
    url: `/api/seller/orders/${number}/invoice`,
    headers: { authorization: `Bearer ${seller.token}` },
  })
  return { status: statusCode, bytes: rawPayload }
}

test('deletes documents after ten full years, an invoice together with its credit notes', async () => {
  const year = new Date().getUTCFullYear()
  const [old, young, credited] = [await bought(floor()), await bought(floor()), await bought(floor())]
  await credited.asSeller('refunds', { amount: 1 })
  await runJob(floor(), 'refund-payments')
  for (const order of [old, young, credited]) await issueFor(order)
  await issuedIn(old, year - 11)
  await issuedIn(young, year - 10)
  // The credit note is new.
  await issuedIn(credited, year - 11, 'invoice')
  await runJob(floor(), 'sweep')
  const series = (kept: boolean) => ({ series: 'TEST-INV', isKept: kept })
  expect(await documentsOf(old)).toEqual([series(false)])
  expect(await documentsOf(young)).toEqual([series(true)])
  expect(await documentsOf(credited)).toEqual([{ series: 'TEST-CN', isKept: true }, series(true)])
  // The number isn't drawn again.
  await issueFor(old)
  expect((await invoiceOf(old)).status).toBe(410)
  expect(await documentsOf(old)).toEqual([series(false)])
  await issuedIn(credited, year - 11)
  await runJob(floor(), 'sweep')
  expect((await documentsOf(credited)).map(({ isKept }) => isKept)).toEqual([false, false])
})

test('keeps what an invoice needs after the account is deleted, until the invoice has it', async () => {
  const order = await bought(floor())
  const parcel = await shipped(order)
  await order.asSeller(`fulfillments/${parcel}/deliver`)
  const { token } = order.buyer
  const url = '/api/user/me'
  expect((await floor().call({ method: 'DELETE', url, token, payload: { password: PASSWORD } })).status).toBe(
    204,
  )
  await runJob(floor(), 'sweep')
  const addressNow = async () =>
    (
      await floor().deps.db.execute<{ address: { line1: string } | null }>(
        sql`select shipping_address as address from order_groups where number = ${order.groupNumber}`,
      )
    ).rows[0]!.address
  expect(await addressNow()).not.toBeNull()
  await issueFor(order)
  await runJob(floor(), 'sweep')
  expect(await addressNow()).toBeNull()
  // A credit note after that still names the buyer.
  await order.asSeller('refunds', { amount: 1 })
  await runJob(floor(), 'refund-payments')
  await issueFor(order)
  const { rows } = await floor().deps.db.execute<{ address: string[] }>(
    sql`select document -> 'buyer' -> 'address' as address from invoices where order_id = ${order.id} order by series`,
  )
  expect(rows.map(({ address }) => address)).toEqual(
    Array(2).fill(expect.arrayContaining(['12 Harbour Lane'])),
  )
  expect((await readPdf((await invoiceOf(order)).bytes)).said('P')).toContain('12 Harbour Lane')
})
