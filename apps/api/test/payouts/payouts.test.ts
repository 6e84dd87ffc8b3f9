import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  findPendingPayouts,
  finishPayout,
  PayoutRefused,
  preparePayout,
} from '../../src/modules/payouts/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { HOUR } from '../../src/platform/durations.ts'
import { runCommand } from '../catalog/command.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { confirmEmail, createShop, PASSWORD, signedUp } from '../fixtures.ts'
import { bought, memberOf } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'
import { codeOf } from '../second-factor/authenticator-app.ts'

const floor = useShopFloor({ jobs: false })
const NOW = new Date('2026-06-15T10:00:00Z')
const IBAN = 'DE89 3704 0044 0532 0130 00'

const get = (token: string, path: string) =>
  floor().call({ method: 'GET', url: `/api/seller/${path}`, token })
const setAccount = (token: string, payload: object) =>
  floor().call({ method: 'PUT', url: '/api/seller/payout-account', token, payload })

/** An order of 2 × 20.00 with its shop, whose buyer can no longer return it. */
async function completed() {
  const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  await floor().deps.db.execute(sql`update orders set status = 'completed' where id = ${order.id}`)
  return order
}

const named = { password: PASSWORD, holder: 'Ines Tern', account: { iban: IBAN } }

describe('earnings', () => {
  test('holds refundable amounts as pending, and adds up each month to the cent', async () => {
    const order = await bought(floor(), [{ price: 2_000, quantity: 2 }])
    const { token } = order.seller
    const share = Math.round(40 * 0.08 * 100) / 100
    const first = (await get(token, 'earnings')).body
    expect(first).toMatchObject({ available: 0, currency: 'USD' })
    expect(first.waiting).toBe(first.balance)
    expect(first.months).toHaveLength(1)
    expect(first.months[0]).toMatchObject({ sales: 40, commission: -share, refunds: 0, payouts: 0 })

    const [line] = order.lineIds
    expect((await order.asSeller('refunds', { lines: [{ orderLineId: line, quantity: 1 }] })).status).toBe(
      200,
    )
    await floor().deps.db.execute(sql`update orders set status = 'completed' where id = ${order.id}`)
    const { months, available, waiting, balance } = (await get(token, 'earnings')).body
    expect([waiting, available]).toEqual([0, balance])
    const { opening, closing, month, ...parts } = months[0]
    const cents = (amount: number) => Math.round(amount * 100)
    const sum = Object.values(parts as Record<string, number>).reduce((all, part) => all + cents(part), 0)
    expect([opening, cents(closing)]).toEqual([0, sum])
    expect(parts).toMatchObject({ refunds: -20, commission: -share / 2 })

    const { items } = (await get(token, `statements/${month}`)).body
    expect(items.reduce((all: number, { amount }: { amount: number }) => all + cents(amount), 0)).toBe(sum)
    const csv = (await get(token, `statements/${month}/csv`)).text
    const rows = csv.trimEnd().split('\r\n')
    expect(rows).toHaveLength(items.length + 2)
    expect(Number(rows.at(-1)!.split(',').at(-2))).toBe(closing)
  })

  test.each([
    ['America/New_York', '2026-03-01T04:59:59Z', '2026-02'],
    ['America/New_York', '2026-03-01T05:00:00Z', '2026-03'],
    ['Asia/Kathmandu', '2026-02-28T18:14:59Z', '2026-02'],
    ['Asia/Kathmandu', '2026-02-28T18:15:00Z', '2026-03'],
    ['UTC', '2026-02-28T23:59:59.999Z', '2026-02'],
  ])('assigns, in %s, an entry at %s to %s', async (zone, at, month) => {
    const { shop, seller, id } = await bought(floor())
    await floor().deps.db.execute(sql`update shops set time_zone = ${zone} where id = ${shop.id}`)
    await floor().deps.db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
      values (${shop.id}, ${id}, 'adjustment', 700, 'USD', ${at})`)
    const { months } = (await get(seller.token, 'earnings')).body
    expect(months.find((each: { month: string }) => each.month === month)).toMatchObject({ adjustments: 7 })
    expect((await get(seller.token, `statements/${month}`)).body.items).toMatchObject([{ amount: 7 }])
    const [head, , entry] = (await get(seller.token, `statements/${month}/csv`)).text.split('\r\n')
    expect(head).toContain(`Date (${zone}),Entry`)
    expect(entry).toMatch(new RegExp(`^${month}-\\d\\d \\d\\d:\\d\\d,adjustment`))
  })

  test('pages a statement forward and back', async () => {
    const { shop, seller, id } = await bought(floor())
    await floor().deps.db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
      select ${shop.id}::uuid, ${id}::uuid, 'adjustment', n, 'USD', '2026-01-05' from generate_series(1, 5) n`)
    const first = (await get(seller.token, 'statements/2026-01?limit=2')).body
    const next = (cursor: string) =>
      get(seller.token, `statements/2026-01?limit=2&cursor=${encodeURIComponent(cursor)}`)
    const second = (await next(first.page.next)).body
    const amounts = (page: { items: { amount: number }[] }) => page.items.map(({ amount }) => amount)
    expect([amounts(first), amounts(second)]).toEqual([
      [0.01, 0.02],
      [0.03, 0.04],
    ])
    expect(amounts((await next(second.page.previous)).body)).toEqual([0.01, 0.02])
  })
})

test('a statement as CSV has all entries when the database brings them in two parts', async () => {
  const { shop, seller, id } = await bought(floor())
  await floor().deps.db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
    select ${shop.id}::uuid, ${id}::uuid, 'adjustment', n, 'USD', '2026-01-05' from generate_series(1, 1001) n`)
  const rows = (await get(seller.token, 'statements/2026-01/csv')).text.trimEnd().split('\r\n')
  expect(rows).toHaveLength(1_001 + 2)
  expect(Number(rows.at(-1)!.split(',').at(-2))).toBe(5_015.01)
})

describe('a statement as PDF', () => {
  const ask = (token: string, month: string) =>
    floor().call({
      method: 'POST',
      url: '/api/seller/downloads',
      token,
      payload: { kind: 'statement', month },
    })
  const file = async (token: string, month: string) => {
    const { url } = (await ask(token, month)).body
    const { headers, rawPayload } = await floor().app.inject({ method: 'GET', url })
    return { name: headers['content-disposition'], ...(await readPdf(rawPayload)) }
  }

  test('has every entry on numbered pages, and adds up to the closing balance', async () => {
    const { shop, seller, id } = await bought(floor())
    const { db } = floor().deps
    await db.execute(
      sql`update shops set name = 'Kiln & Cove', time_zone = 'Asia/Kathmandu' where id = ${shop.id}`,
    )
    await db.execute(sql`insert into ledger_entries (shop_id, order_id, kind, amount_minor, currency, at)
      select ${shop.id}::uuid, ${id}::uuid, 'adjustment', n, 'USD', '2026-01-31T18:15:00Z'::timestamptz + n * interval '10 minutes'
      from generate_series(1, 151) n
      union all select ${shop.id}::uuid, null, 'adjustment', 5000, 'USD', '2026-01-31T18:14:59Z'`)
    const pdf = await file(seller.token, '2026-02')
    expect(pdf).toMatchObject({
      isTagged: true,
      language: 'en-US',
      title: 'Statement of February 2026, Kiln & Cove',
      name: `attachment; filename="${shop.slug}-2026-02.pdf"`,
    })
    expect(pdf.pages).toBeGreaterThan(3)
    for (let at = 1; at <= pdf.pages; at++) expect(pdf.drawn).toContain(`${at} / ${pdf.pages}`)
    expect(pdf.lowest).toBeLessThan(800)
    // 151 entries of 0.01 to 1.51.
    expect(pdf.drawn.split('Correction').length - 1).toBe(151)
    for (const words of [
      'Kiln & Cove',
      'Days and times are those of Asia/Kathmandu',
      'Balance before $50.00',
      'Disputes and corrections $114.76',
      'Balance after $164.76',
      '151 entries, $114.76 together.',
      'Feb 1, 2026, 12:10 AM',
    ])
      expect(pdf.drawn).toContain(words)
    expect(pdf.drawn.match(/\$164\.76/g)).toHaveLength(2)
  })

  test('says the rates of the commission, and is of those who may read the reports', async () => {
    const { shop, seller } = await bought(floor(), [{ rate: 500 }, { rate: 2_000 }])
    const { months } = (await get(seller.token, 'earnings')).body
    const { drawn, pages } = await file(seller.token, months[0].month)
    expect(pages).toBe(1)
    expect(drawn).toMatch(/Commission, 5% \/ 20% .* -\$5\.00/)
    expect((await file(seller.token, '2020-01')).drawn).toContain('0 entries, $0.00 together.')
    const staff = await memberOf(floor(), shop.id, 'staff')
    expect((await ask(staff.token, '2026-02')).body.code).toBe('seller.not_allowed')
    expect((await ask(seller.token, '2026-13')).status).toBe(400)
  })
})

/** Lets three days pass since a shop named its account. */
const rested = (shopId: string) =>
  floor().deps.db.execute(
    sql`update payout_accounts set changed_at = ${new Date(NOW.getTime() - 72 * HOUR).toISOString()} where shop_id = ${shopId}`,
  )

describe('payouts', () => {
  test('are listed by what shops are owed, and wait for an account that has just changed', async () => {
    const { shop, seller } = await completed()
    const env = { DATABASE_URL: floor().database.url }
    const line = async () =>
      (await runCommand('payout', ['list'], env)).stdout.split('\n').find(each => each.startsWith(shop.slug))
    const { available } = (await get(seller.token, 'earnings')).body
    const owed = `${shop.slug}  ${available.toFixed(2)} USD available, 0.00 USD pending`
    expect(await line()).toBe(`${owed}  no account  not now: it has no bank account`)
    const { db } = floor().deps
    const change = (currency: string, status: 'open' | 'suspended') =>
      db.execute(sql`with of_shop as (update shops set status = ${status} where id = ${shop.id} returning id)
        update ledger_entries set currency = ${currency} where shop_id in (select id from of_shop)`)
    await change('JPY', 'suspended')
    expect(await line()).toBe(
      `${shop.slug} (suspended)  ${Math.round(available * 100)} JPY available, 0 JPY pending  no account  not now: it has no bank account`,
    )
    await change('USD', 'open')
    await setAccount(seller.token, named)
    expect(await line()).toContain(`${owed}  to DE89 •••• 3000  not now: its account changed, pay from 20`)
    const refused = await runCommand('payout', ['prepare', shop.slug], env)
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('changed its bank account') })
    const reason = 'Its owner confirmed it by phone.'
    expect((await runCommand('payout', ['prepare', shop.slug, '--override', reason], env)).code).toBe(0)
    const { rows } = await floor().deps.db.execute(
      sql`select override_reason from payouts where shop_id = ${shop.id}`,
    )
    expect(rows).toEqual([{ override_reason: reason }])
    expect(await line()).toBeUndefined()
    const underWay = async () =>
      (await runCommand('payout', ['list'], env)).stdout
        .split('\n')
        .find(each => each.includes(`  ${shop.slug}  `))
    expect(await underWay()).toMatch(/pending$/)
    await floor().deps.db.execute(
      sql`update payout_accounts set changed_at = now() + interval '1 hour' where shop_id = ${shop.id}`,
    )
    expect(await underWay()).toContain('pending  its account changed since')
  })

  test('are prepared, paid and announced, and return to the balance if they fail', async () => {
    const { shop, seller } = await completed()
    const { db } = floor().deps
    await expect(inTx(db, tx => preparePayout(tx, shop, { now: NOW }))).rejects.toThrow('no bank account')
    expect((await setAccount(seller.token, named)).body.account).toMatchObject({ masked: 'DE89 •••• 3000' })
    const { available } = (await get(seller.token, 'earnings')).body
    await rested(shop.id)
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => inTx(db, tx => preparePayout(tx, shop, { now: NOW }))),
    )
    const made = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    expect(made).toMatchObject([{ amountMinor: Math.round(available * 100), account: 'DE89 •••• 3000' }])
    expect((await get(seller.token, 'earnings')).body.available).toBe(0)

    const { number } = made[0]!
    await inTx(db, tx => finishPayout(tx, number, { status: 'failed', reason: 'The name differs.' }, NOW))
    expect((await get(seller.token, 'earnings')).body.available).toBe(available)
    const second = await inTx(db, tx => preparePayout(tx, shop, { now: NOW }))
    await inTx(db, tx => finishPayout(tx, second.number, { status: 'paid', reference: 'B-77' }, NOW))
    await expect(
      inTx(db, tx => finishPayout(tx, second.number, { status: 'canceled', reason: 'late' }, NOW)),
    ).rejects.toThrow(PayoutRefused)
    expect((await get(seller.token, 'payouts')).body.items).toMatchObject([
      { number: second.number, status: 'paid', reference: 'B-77', amount: available },
      { number, status: 'failed', reason: 'The name differs.' },
    ])
    await expect(inTx(db, tx => preparePayout(tx, shop, { now: NOW }))).rejects.toThrow('no amount available')
  })

  test('go to an account that only an owner names, with the password', async () => {
    const { shop, seller } = await completed()
    const manager = await memberOf(floor(), shop.id, 'manager')
    expect((await setAccount(manager.token, named)).body.code).toBe('seller.not_allowed')
    expect((await setAccount(seller.token, { ...named, password: 'not this one' })).body).toMatchObject({
      code: 'account.password_wrong',
      fields: [{ pointer: '/password' }],
    })
    for (const [account, pointer] of [
      [{ iban: 'DE89 3704 0044 0532 0130 01' }, '/account/iban'],
      [{ routingNumber: '021000022', accountNumber: '12345678' }, '/account/routingNumber'],
    ] as const)
      expect((await setAccount(seller.token, { ...named, account })).body).toMatchObject({
        code: 'request.invalid',
        fields: [{ pointer }],
      })
    expect((await get(seller.token, 'payout-account')).body).toEqual({ account: null })
    const us = { routingNumber: '021000021', accountNumber: '000123456789' }
    expect((await setAccount(seller.token, { ...named, account: us })).body.account.masked).toBe('•••• 6789')
    const { rows } = await floor().deps.db.execute<{ body: string }>(
      sql`select body from emails where recipient = ${seller.email} and kind = 'payout-account-changed'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.body).not.toContain('000123456789')
  })

  test('go to another account only after the second factor, if an owner has one', async () => {
    const { seller } = await completed()
    const post = (path: string, payload: object) =>
      floor().call({ method: 'POST', url: `/api/user/second-factor${path}`, token: seller.token, payload })
    await confirmEmail(floor(), seller)
    const { secret } = (await post('/app', { password: PASSWORD })).body
    expect((await post('/app/activate', { code: codeOf(floor(), secret) })).status).toBe(200)
    const asked = await setAccount(seller.token, named)
    expect(asked).toMatchObject({ status: 403, body: { code: 'auth.second_factor_required' } })
    expect((await get(seller.token, 'payout-account')).body).toEqual({ account: null })
    const { challenge } = asked.body.secondFactor
    expect((await post('/confirm', { challenge, code: codeOf(floor(), secret, 1) })).status).toBe(204)
    expect((await setAccount(seller.token, named)).body.account.masked).toBe('DE89 •••• 3000')
  })

  test('are hidden from everyone else', async () => {
    const { shop } = await completed()
    const staff = await memberOf(floor(), shop.id, 'staff')
    const stranger = await signedUp(floor())
    for (const path of ['earnings', 'payouts', 'statements/2026-01', 'statements/2026-01/csv']) {
      expect((await get(staff.token, path)).body.code).toBe('seller.not_allowed')
      expect((await get(stranger.token, path)).body.code).toBe('seller.not_member')
    }
  })
})

test('lists all payouts in progress for the operator, however many', async () => {
  const { db } = floor().deps
  const before = (await findPendingPayouts(db)).length
  const shops = await Promise.all(Array.from({ length: 101 }, () => createShop(db)))
  await db.execute(sql`insert into payouts (id, shop_id, status, amount_minor, currency, account)
    select gen_random_uuid(), id::uuid, 'pending', 100, 'USD', '…30'
    from jsonb_array_elements_text(${JSON.stringify(shops.map(({ id }) => id))}::jsonb) id`)
  expect(await findPendingPayouts(db)).toHaveLength(before + 101)
})
