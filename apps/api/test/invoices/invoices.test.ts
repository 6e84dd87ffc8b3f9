import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../documents/read-pdf.ts'
import { signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'
import { type Bought, bought, memberOf, shipped } from '../orders/order-desk.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { addRates, putInTaxCategory, registerShop } from '../tax/taxed.ts'

const floor = useShopFloor({ jobs: false, connections: 20 })

async function download(url: string, token: string | undefined) {
  const { statusCode, headers, rawPayload } = await floor().app.inject({
    method: 'GET',
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { status: statusCode, name: headers['content-disposition'], bytes: rawPayload }
}
const invoiceUrl = (area: string, number: string) => `/api/${area}/orders/${number}/invoice`
const creditUrl = (area: string, number: string, id: string) =>
  `/api/${area}/orders/${number}/refunds/${id}/credit-note`

/** Numbers of a shop's series, in the order in which they were drawn. */
async function numbersOf(shopId: string): Promise<string[]> {
  const { rows } = await floor().deps.db.execute<{ number: string }>(
    sql`select document ->> 'number' as number from invoices where shop_id = ${shopId} order by series, seq`,
  )
  return rows.map(({ number }) => number)
}

/** Runs the jobs that placing orders and refunds have queued. */
const issueFor = ({ id }: Pick<Bought, 'id'>) => runJob(floor(), 'issue-invoices', { orderIds: [id] })

/** Paragraphs of a PDF that tell who the buyer is, or how they paid. */
const privateIn = async (url: string, token: string | undefined) =>
  (await readPdf((await download(url, token)).bytes))
    .said('P')
    .filter(text => /@|^Paid with|^Refunded to/.test(text))

/** Sums of a PDF: each label with its amount. */
function sumsOf(tags: readonly (readonly [string, string])[]): Record<string, string> {
  const cells = tags.filter(([role]) => role === 'TH' || role === 'TD')
  const first = cells.findIndex(([, text]) => text === 'Items')
  return Object.fromEntries(
    cells
      .slice(first)
      .flatMap(([role, text], at, all) => (role === 'TH' ? [[text, all[at + 1]?.[1] ?? '']] : [])),
  )
}

describe('numbers', () => {
  test('are consecutive for 50 invoices at once, and each order has one', async () => {
    const { db } = floor().deps
    const person = await signedUp(floor())
    const first = await bought(floor(), [{}])
    const groups = await Promise.all(
      Array.from({ length: 50 }, () => placeGroup(db, person.id, { orders: [{ shopId: first.shop.id }] })),
    )
    const orders = groups.flatMap(group => group.orders)
    // Each is issued by a job and by its buyer at once.
    await Promise.all(
      orders.flatMap(({ id, number }) => [
        runJob(floor(), 'issue-invoices', { orderIds: [id] }),
        download(invoiceUrl('user', number), person.token),
      ]),
    )
    const expected = Array.from({ length: 50 }, (_, at) => `INV-${String(at + 1).padStart(6, '0')}`)
    expect(await numbersOf(first.shop.id)).toEqual(expected)
  }, 120_000)

  test('have no gap after an invoice that couldn’t be written', async () => {
    const { db } = floor().deps
    const order = await bought(floor(), [{}])
    await db.execute(sql`create function refuse_invoice() returns trigger language plpgsql as
      $$ begin raise exception 'no space left'; end $$`)
    await db.execute(
      sql`create trigger refuse before insert on invoices for each row execute function refuse_invoice()`,
    )
    await expect(issueFor(order)).rejects.toThrow()
    await db.execute(sql`drop trigger refuse on invoices`)
    await issueFor(order)
    await issueFor(order)
    expect(await numbersOf(order.shop.id)).toEqual(['TEST-INV-000001'])
  })
})

describe('an invoice', () => {
  test('names the business as it was, and keeps its version', async () => {
    const { db } = floor().deps
    const add = (shopId: string, version: number, name: string) =>
      db.execute(sql`insert into shop_traders (shop_id, version, kind, name, address, phone, email, register_name,
        register_number, vat_id, at) values (${shopId}, ${version}, 'company', ${name},
        '{"line1": "5 Kiln Street", "city": "Salem", "region": "OR", "postalCode": "97301", "countryCode": "US"}',
        '+1 503 555 0147', 'office@kiln.example', 'Oregon Secretary of State', '123-45', 'US-7', now())`)
    const order = await bought(floor(), [{}], {
      prepare: async shopId => void (await add(shopId, 1, 'Kiln LLC')),
    })
    await issueFor(order)
    await add(order.shop.id, 2, 'Kiln Group')
    const { said } = await readPdf(
      (await download(invoiceUrl('user', order.number), order.buyer.token)).bytes,
    )
    expect(said('P')).toEqual(
      expect.arrayContaining([
        ...['Kiln LLC', '5 Kiln Street', '+1 503 555 0147', 'office@kiln.example'],
        ...['Oregon Secretary of State, 123-45', 'VAT ID US-7'],
      ]),
    )
    expect(said('P')).not.toContain('Kiln Group')
    const { rows } = await db.execute(sql`select trader_version from invoices where order_id = ${order.id}`)
    expect(rows).toEqual([{ trader_version: 1 }])
  })

  test('states seller, tax number, rates, net and tax, and stays as it was issued', async () => {
    const { db } = floor().deps
    await addRates(db, 'standard', { US: 800 })
    await addRates(db, 'books', { US: 500 })
    const order = await bought(floor(), [{ price: 2_000 }, { price: 1_500 }], {
      prepare: async shopId => {
        await registerShop(db, shopId, 'US')
        await db.execute(sql`update shops set name = 'Kiln & Cove', city = 'Salem',
          address = '{"line1": "5 Kiln Street", "line2": null, "city": "Salem", "region": "OR", "postalCode": "97301", "countryCode": "US"}'
          where id = ${shopId}`)
      },
    })
    expect(order.products).toHaveLength(2)
    const other = await bought(floor(), [{ price: 2_000 }], {
      prepare: shopId => registerShop(db, shopId, 'DE', 'small'),
    })
    await issueFor(order)
    await db.execute(sql`update shops set name = 'Renamed', address = null where id = ${order.shop.id}`)
    await putInTaxCategory(db, order.products[0]!.id, 'books')
    const { status, name, bytes } = await download(invoiceUrl('user', order.number), order.buyer.token)
    expect({ status, name }).toEqual({
      status: 200,
      name: 'attachment; filename="invoice-TEST-INV-000001.pdf"',
    })
    const { said, tags } = await readPdf(bytes)
    expect(said('H1')).toEqual(['Invoice TEST-INV-000001'])
    expect(said('P')).toEqual(
      expect.arrayContaining(['Kiln & Cove', '5 Kiln Street', 'Salem, OR 97301', 'Tax number US123456789']),
    )
    expect(sumsOf(tags)).toEqual({
      Items: '$35.00',
      Shipping: '$6.99',
      Total: '$41.99',
      'Net at 8 % tax (United States)': '$38.88',
      'Included 8 % tax (United States)': '$3.11',
    })
    const small = await readPdf((await download(invoiceUrl('user', other.number), other.buyer.token)).bytes)
    expect(small.said('P')).toEqual(
      expect.arrayContaining([
        'VAT ID DE123456789',
        'Exempt from tax as a small business (Article 284 of Directive 2006/112/EC).',
      ]),
    )
  })

  test('has the promised days of supply, or those on which all parcels had left', async () => {
    const { db } = floor().deps
    const [early, late] = [await bought(floor(), [{}]), await bought(floor(), [{}, {}])]
    await issueFor(early)
    await shipped(early)
    await shipped(late, [{ orderLineId: late.lineIds[0]!, quantity: 1 }])
    const second = await shipped(late, [{ orderLineId: late.lineIds[1]!, quantity: 1 }])
    await db.execute(sql`update fulfillments set handed_over_on = '2026-05-02' where id = ${second}`)
    await issueFor(late)
    const { rows } = await db.execute<{ supply: object; from: string; to: string; today: string }>(sql`
      select i.document -> 'supply' as supply, o.arrives_from as "from", o.arrives_to as to,
        (f.shipped_at at time zone s.time_zone)::date as today
      from orders o join invoices i on i.order_id = o.id join shops s on s.id = o.shop_id
      join lateral (select min(shipped_at) as shipped_at from fulfillments where order_id = o.id) f on true
      where o.id in (${early.id}, ${late.id}) order by o.id`)
    expect(rows.map(({ supply }) => supply)).toEqual([
      { from: rows[0]!.from, to: rows[0]!.to, isExpected: true },
      { from: '2026-05-02', to: rows[1]!.today, isExpected: false },
    ])
  })

  test('states no tax if the shop has no registration', async () => {
    const order = await bought(floor(), [{ price: 2_000 }])
    const { tags } = await readPdf(
      (await download(invoiceUrl('user', order.number), order.buyer.token)).bytes,
    )
    expect(sumsOf(tags)).toEqual({ Items: '$20.00', Shipping: '$6.99', Total: '$26.99' })
  })

  test('is for the buyer and for members of the shop who see orders', async () => {
    const [order, other] = [await bought(floor(), [{}]), await bought(floor(), [{}])]
    expect((await download(invoiceUrl('seller', order.number), order.seller.token)).status).toBe(200)
    expect((await download(invoiceUrl('seller', order.number), other.seller.token)).status).toBe(404)
    expect((await download(invoiceUrl('user', order.number), other.buyer.token)).status).toBe(404)
    expect((await download(invoiceUrl('seller', order.number), order.buyer.token)).status).toBe(403)
    const packer = await memberOf(floor(), order.shop.id, 'staff')
    await floor().deps.db.execute(
      sql`update shop_members set keys = '{products}' where user_id = ${packer.id} and shop_id = ${order.shop.id}`,
    )
    expect((await download(invoiceUrl('seller', order.number), packer.token)).status).toBe(403)
    for (const url of [invoiceUrl('user', order.number), invoiceUrl('seller', order.number)])
      expect((await download(url, undefined)).status).toBe(401)
  })
})

test('only the buyer’s own invoice and credit note have their email address and payment method', async () => {
  const order = await bought(floor(), [{}])
  await order.asSeller('refunds', { amount: 1 })
  await runJob(floor(), 'refund-payments')
  const [{ id }] = (await order.view()).refunds
  const { buyer, seller, number } = order
  expect(await privateIn(invoiceUrl('user', number), buyer.token)).toEqual([
    expect.stringContaining('@'),
    expect.stringMatching(/^Paid with ./),
  ])
  expect(await privateIn(creditUrl('user', number, id), buyer.token)).toEqual([
    expect.stringContaining('@'),
    expect.stringMatching(/^Refunded to ./),
  ])
  expect(await privateIn(invoiceUrl('seller', number), seller.token)).toEqual([])
  expect(await privateIn(creditUrl('seller', number, id), seller.token)).toEqual([])
})

describe('a credit note', () => {
  test('is issued for each succeeded refund, with its tax and the number of the invoice', async () => {
    const { db } = floor().deps
    await addRates(db, 'standard', { US: 800 })
    const order = await bought(floor(), [{ price: 2_000, quantity: 2 }], {
      prepare: shopId => registerShop(db, shopId, 'US'),
    })
    await order.asSeller('refunds', { lines: [{ orderLineId: order.lineIds[0], quantity: 1 }] })
    await order.asSeller('refunds', { amount: 1 })
    const [first, second] = (await order.view()).refunds.map(({ id }: { id: string }) => id)
    // Nothing is credited before the money has left.
    expect((await download(creditUrl('user', order.number, first), order.buyer.token)).status).toBe(404)
    await runJob(floor(), 'refund-payments')
    await issueFor(order)
    expect(await numbersOf(order.shop.id)).toEqual(['TEST-CN-000001', 'TEST-CN-000002', 'TEST-INV-000001'])
    const { name, bytes } = await download(creditUrl('user', order.number, first), order.buyer.token)
    expect(name).toBe('attachment; filename="credit-note-TEST-CN-000001.pdf"')
    const { said, tags } = await readPdf(bytes)
    expect(said('H1')).toEqual(['Credit note TEST-CN-000001'])
    expect(said('P')).toContain('For invoice TEST-INV-000001')
    expect(sumsOf(tags)).toEqual({
      Items: '$20.00',
      Shipping: '$0.00',
      'Total refunded': '$20.00',
      'Net at 8 % tax (United States)': '$18.52',
      'Included 8 % tax (United States)': '$1.48',
    })
    const ofShop = await download(creditUrl('seller', order.number, second), order.seller.token)
    expect(ofShop).toMatchObject({
      status: 200,
      name: 'attachment; filename="credit-note-TEST-CN-000002.pdf"',
    })
    const other = await bought(floor(), [{}])
    for (const [url, token] of [
      [creditUrl('user', other.number, first), other.buyer.token],
      [creditUrl('user', order.number, first), other.buyer.token],
      [creditUrl('seller', order.number, first), other.seller.token],
    ] as const)
      expect((await download(url, token)).status).toBe(404)
  })

  test('has the tax of an order that was placed before there were tax lines', async () => {
    const order = await bought(floor(), [{ price: 2_000 }])
    await floor().deps.db.execute(sql`delete from order_tax_lines where order_id = ${order.id}`)
    await floor().deps.db.execute(sql`update orders set tax_minor = 431 where id = ${order.id}`)
    await order.asBuyer('cancellations')
    await runJob(floor(), 'refund-payments')
    const [refund] = (await order.view()).refunds
    const { tags } = await readPdf(
      (await download(creditUrl('user', order.number, refund.id), order.buyer.token)).bytes,
    )
    expect(sumsOf(tags)).toMatchObject({ 'Total refunded': '$26.99', 'Tax included in the total': '$4.31' })
  })
})

test('placing an order has its invoice issued by a job', async () => {
  const order = await bought(floor(), [{}])
  const { rows } = await floor().deps.db.execute<{ payload: { orderIds: string[] } }>(
    sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'issue-invoices' and payload::text like ${`%${order.id}%`}`,
  )
  expect(rows).toEqual([{ payload: { orderIds: [order.id] } }])
})
