import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishSettings } from '../../src/modules/market/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { runCommand } from '../catalog/command.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { emailKindsOf } from '../mailed.ts'
import { placeGroup } from '../order-rows.ts'
import { memberOf } from '../orders/order-desk.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { registerShop } from '../tax/taxed.ts'

const floor = useShopFloor({ jobs: false, connections: 20 })

const LEGAL = {
  entity: 'Hafenhalle GmbH',
  address: ['Am Kai 1', '20457 Hamburg'],
  country: 'DE',
  register: null,
  responsible: null,
  vatId: 'DE123456789',
}

/** A month before or after the current one, such as `2026-11`. */
function monthFromNow(by: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + by, 1)).toISOString().slice(0, 7)
}
const LAST = monthFromNow(-1)

async function publish(change: Partial<MarketSettings>): Promise<void> {
  const { db, market, clock } = floor().deps
  const data = { ...market.settings, ...change }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}

const feeTax = (feeTaxBasisPoints: number | null) => ({
  money: { ...floor().deps.market.settings.money, feeTaxBasisPoints },
})

/** Makes last month due. Shops of earlier tests have no fees in it. */
beforeEach(async () => {
  const { db } = floor().deps
  await db.execute(sql`update ledger_entries set at = at - interval '1 year'`)
  await db.execute(sql`delete from fee_months`)
  await db.execute(sql`insert into fee_months (month, until, closed_at)
    values (${monthFromNow(-2)}, ${`${LAST}-01T00:00:00Z`}::timestamptz, now())`)
  await publish({ legal: LEGAL, timeZone: 'UTC', ...feeTax(null) })
})

const issue = () => runJob(floor(), 'issue-fee-invoices')

type Entry = [kind: 'commission' | 'commission_back' | 'commission_reversal', minor: number]

/** Creates a shop with an order, and these entries in its balance in the middle of last month. */
async function shopWith(entries: readonly Entry[], { isTest = false, at = `${LAST}-15T12:00:00Z` } = {}) {
  const { db } = floor().deps
  const shop = await createShop(db)
  const buyer = await signedUp(floor())
  const { orders } = await placeGroup(db, buyer.id, { isTest, orders: [{ shopId: shop.id }] })
  for (const [kind, minor] of entries)
    await db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
      values (${shop.id}, ${orders[0]!.id}, ${kind}, ${minor}, 'USD', ${at}::timestamptz)`)
  return shop
}

/** Numbers and totals of the invoices for fees of some shops, in the order in which they were issued. */
async function issuedTo(shopIds: readonly string[]) {
  const { rows } = await floor().deps.db.execute<{ number: string; total: number; shopId: string }>(sql`
    select document ->> 'number' as number, (document ->> 'totalMinor')::int as total, shop_id as "shopId"
    from invoices where month is not null and shop_id = any(${sql.param(shopIds)}::uuid[]) order by series, seq`)
  return rows
}

const list = async ({ token }: Person) =>
  (await floor().call({ method: 'GET', url: '/api/seller/fee-invoices', token })).body.items

async function download(number: string, { token }: Person) {
  const { statusCode, headers, rawPayload } = await floor().app.inject({
    method: 'GET',
    url: `/api/seller/fee-invoices/${number}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: statusCode, name: headers['content-disposition'], bytes: rawPayload }
}

describe('numbers', () => {
  test('are consecutive for 50 shops that several runs invoice at once, one for each shop', async () => {
    const shops = await Promise.all(Array.from({ length: 50 }, () => shopWith([['commission', -100]])))
    const ids = shops.map(({ id }) => id)
    await Promise.all(Array.from({ length: 5 }, issue))
    const issued = await issuedTo(ids)
    expect(new Set(issued.map(({ shopId }) => shopId)).size).toBe(50)
    const first = Number(issued[0]!.number.slice(-6))
    expect(issued.map(({ number }) => number)).toEqual(
      ids.map((_, at) => `FEE-${String(first + at).padStart(6, '0')}`),
    )
    await issue()
    expect(await issuedTo(ids)).toHaveLength(50)
  }, 120_000)

  test('have no gap after a run that was killed before its commit, and the next run goes on', async () => {
    const { db } = floor().deps
    const shops = [await shopWith([['commission', -100]]), await shopWith([['commission', -200]])]
    const ids = shops.map(({ id }) => id)
    // Ends the connection when the second invoice is about to be written.
    await db.execute(sql`create function kill_invoice() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
    await db.execute(sql`create trigger kill before insert on invoices for each row
      when (new.shop_id = '${sql.raw([...ids].sort()[1]!)}') execute function kill_invoice()`)
    await expect(issue()).rejects.toThrow()
    expect(await issuedTo(ids)).toHaveLength(1)
    await db.execute(sql`drop trigger kill on invoices`)
    await issue()
    const numbers = (await issuedTo(ids)).map(({ number }) => Number(number.slice(-6)))
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1])
  })
})

describe('an invoice for the fee', () => {
  test('has the commission of the month, less what refunds returned, with its tax', async () => {
    await publish(feeTax(1_900))
    const shop = await shopWith([
      ['commission', -2_000],
      ['commission_back', 900],
      ['commission_reversal', -90],
    ])
    const owner = await memberOf(floor(), shop.id, 'owner')
    await issue()
    const [invoice] = await list(owner)
    expect(invoice).toMatchObject({ kind: 'invoice', month: LAST, total: 11.9, isTest: false })
    const { status, name, bytes } = await download(invoice.number, owner)
    expect({ status, name }).toEqual({ status: 200, name: `attachment; filename="${invoice.number}.pdf"` })
    const { said } = await readPdf(bytes)
    expect(said('H1')).toEqual([`Invoice ${invoice.number}`])
    expect(said('P')).toEqual(expect.arrayContaining(['Hafenhalle GmbH', 'Am Kai 1', 'VAT ID DE123456789']))
    expect(said('TD')).toEqual([
      'Commission on orders',
      '$20.00',
      'Commission returned with refunds',
      '-$8.10',
      '$11.90',
      '$10.00',
      '$1.90',
    ])
    expect(await emailKindsOf(floor(), owner.email)).toContain('fee-invoice')
  })

  test('is for members who see reports, of that shop only', async () => {
    const shop = await shopWith([['commission', -100]])
    const owner = await memberOf(floor(), shop.id, 'owner')
    const packer = await memberOf(floor(), shop.id, 'staff')
    const other = await memberOf(floor(), (await createShop(floor().deps.db)).id, 'owner')
    await issue()
    const [{ number }] = await list(owner)
    expect((await download(number, packer)).status).toBe(403)
    expect((await download(number, other)).status).toBe(404)
    expect(await list(other)).toEqual([])
  })

  test('is a credit note for a negative month, and isn’t issued for an even one', async () => {
    const negative = await shopWith([
      ['commission', -100],
      ['commission_back', 350],
    ])
    const even = await shopWith([
      ['commission', -100],
      ['commission_back', 100],
    ])
    await issue()
    expect(await issuedTo([negative.id, even.id])).toEqual([
      { number: expect.stringMatching(/^FEE-CN-\d{6}$/), total: 250, shopId: negative.id },
    ])
  })

  test('has numbers of its own for test orders, and only the entries of its month', async () => {
    const shop = await shopWith([['commission', -100]], { isTest: true })
    const late = await shopWith([['commission', -100]], { at: `${monthFromNow(0)}-01T00:00:00Z` })
    await issue()
    expect(await issuedTo([shop.id, late.id])).toEqual([
      { number: expect.stringMatching(/^TEST-FEE-\d{6}$/), total: 100, shopId: shop.id },
    ])
  })

  test('waits until the settings name the company', async () => {
    await publish({ legal: { ...LEGAL, entity: null, address: [] } })
    const shop = await shopWith([['commission', -100]])
    // The settings at the end of last month didn't name it either: those that hold now decide.
    await issue()
    expect(await issuedTo([shop.id])).toEqual([])
    await publish({ legal: LEGAL })
    await issue()
    expect(await issuedTo([shop.id])).toHaveLength(1)
  })

  describe('to a shop in the EU', () => {
    /** Business details of a shop, in a country. */
    const stateBusiness = (shopId: string, name: string, country: string) =>
      floor().deps.db.execute(sql`with moved as (
          update shops set trader_country = ${country} where id = ${shopId} returning id)
        insert into shop_traders (shop_id, version, kind, name, address, phone, email, vat_id, at)
        select id, 3, 'company', ${name}, ${JSON.stringify({
          line1: 'Rue 1',
          city: 'Lyon',
          postalCode: '69001',
          countryCode: country,
        })}::jsonb, '+33 4 00 00 00 00', 'office@shop.example', ${`${country}99`}, now() from moved`)

    /** Creates a shop that ships from a country and is registered in some, and confirms the numbers of others. */
    async function registered(from: string, numbers: Readonly<Record<string, string>>) {
      const { db } = floor().deps
      const shop = await shopWith([['commission', -1_190]])
      for (const [country, number] of Object.entries(numbers)) {
        await registerShop(db, shop.id, country)
        await db.execute(sql`update shop_tax_registrations set number = ${number}
          where shop_id = ${shop.id} and country = ${country}`)
      }
      const { rows } = await db.execute<{ slug: string }>(
        sql`update shops set country = ${from} where id = ${shop.id} returning slug`,
      )
      return { ...shop, slug: rows[0]!.slug }
    }

    const verify = (slug: string, country: string, number: string) =>
      runCommand('tax', ['verify', slug, country, '--number', number], {
        DATABASE_URL: floor().database.url,
      })

    async function documentOf(shopId: string) {
      const { rows } = await floor().deps.db.execute(sql`
        select document -> 'tax' as tax, document -> 'notes' as notes, document -> 'recipient' as recipient,
          trader_version as version
        from invoices where month is not null and shop_id = ${shopId}`)
      return rows[0]
    }

    const REVERSED = {
      tax: { rateBasisPoints: 0, netMinor: 1_190, taxMinor: 0 },
      notes: ['Reverse charge: the recipient owes the VAT (Article 196 of Directive 2006/112/EC).'],
    }
    const TAXED = { tax: { rateBasisPoints: 1_900, netMinor: 1_000, taxMinor: 190 }, notes: [] }

    beforeEach(() => publish(feeTax(1_900)))

    test('leaves the tax to it once an operator has confirmed the VAT number', async () => {
      const [confirmed, stated] = [
        await registered('AT', { AT: 'ATU12345678' }),
        await registered('AT', { AT: 'ATU12345678' }),
      ]
      expect(await verify(confirmed.slug, 'AT', 'ATU87654321')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('is ATU12345678, not ATU87654321'),
      })
      expect(await verify(confirmed.slug, 'AT', 'atu 12345678')).toMatchObject({
        code: 0,
        stdout: `${confirmed.slug}  AT  ATU12345678  verified\n`,
      })
      await issue()
      expect(await documentOf(confirmed.id)).toMatchObject({ ...REVERSED, version: null })
      expect(await documentOf(stated.id)).toMatchObject(TAXED)
    })

    test('names the business, whose country decides, wherever the shop ships from', async () => {
      const numbers = { FR: 'FR12345678901', DE: 'DE123456789' }
      const [french, german] = [await registered('DE', numbers), await registered('FR', numbers)]
      for (const { slug } of [french, german])
        for (const [country, number] of Object.entries(numbers)) await verify(slug, country, number)
      await stateBusiness(french.id, 'Poterie SARL', 'FR')
      await stateBusiness(german.id, 'Kiln GmbH', 'DE')
      await issue()
      expect(await documentOf(french.id)).toMatchObject({
        ...REVERSED,
        version: 3,
        recipient: {
          name: 'Poterie SARL',
          address: expect.arrayContaining(['Rue 1']),
          vatIds: ['DE123456789', 'FR12345678901', 'FR99'],
          taxNumbers: [],
        },
      })
      expect(await documentOf(german.id)).toMatchObject({ ...TAXED, recipient: { name: 'Kiln GmbH' } })
    })
  })
})

describe('each entry is in one invoice', () => {
  const START = `${LAST}-01T00:00:00Z`
  const END = `${monthFromNow(0)}-01T00:00:00Z`
  const hours = (from: string, by: number) => new Date(Date.parse(from) + by * 3_600_000)

  /** Entries around both ends of last month; the digits of a total tell which of them it has. */
  async function shopAtTheEnds() {
    const { db } = floor().deps
    const shop = await createShop(db)
    const buyer = await signedUp(floor())
    const at = [hours(START, -1), hours(START, 1), hours(END, -1), hours(END, 1), hours(END, 25)]
    for (const [index, instant] of at.entries()) {
      const { orders } = await placeGroup(db, buyer.id, { orders: [{ shopId: shop.id }] })
      await db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
        values (${shop.id}, ${orders[0]!.id}, 'commission', ${-(10 ** index)}, 'USD', ${instant.toISOString()}::timestamptz)`)
    }
    return shop
  }

  async function totalsOf(shopId: string) {
    const { rows } = await floor().deps.db.execute<{ month: string; total: number }>(sql`
      select month, (document ->> 'totalMinor')::int as total from invoices
      where month is not null and shop_id = ${shopId} order by month`)
    return Object.fromEntries(rows.map(({ month, total }) => [month, total]))
  }

  /** Issues what is due at an instant. */
  async function issueAt(at: Date) {
    const { clock } = floor()
    const ahead = at.getTime() - clock.now().getTime()
    clock.advance(ahead)
    await issue()
    clock.advance(-ahead)
  }

  test.each([
    ['Asia/Tokyo', 10, 11_100],
    ['America/Los_Angeles', 1_110, 10_000],
  ])('after the time zone changes from UTC to %s', async (timeZone, ofLast, ofCurrent) => {
    const { db } = floor().deps
    const shop = await shopAtTheEnds()
    await db.execute(
      sql`update fee_months set month = ${monthFromNow(-3)}, until = ${`${monthFromNow(-2)}-01`}::timestamptz`,
    )
    await issueAt(hours(START, 36))
    expect(await totalsOf(shop.id)).toEqual({ [monthFromNow(-2)]: 1 })
    await publish({ timeZone })
    await issueAt(hours(`${monthFromNow(1)}-01T00:00:00Z`, 36))
    expect(await totalsOf(shop.id)).toEqual({
      [monthFromNow(-2)]: 1,
      [LAST]: ofLast,
      [monthFromNow(0)]: ofCurrent,
    })
  })

  test('after the time zone changes while a month is being invoiced', async () => {
    const shop = await shopAtTheEnds()
    await floor().deps.db.execute(
      sql`insert into fee_months (month, until) values (${LAST}, ${END}::timestamptz)`,
    )
    await publish({ timeZone: 'Asia/Tokyo' })
    await issue()
    expect(await totalsOf(shop.id)).toEqual({ [LAST]: 110 })
  })
})
