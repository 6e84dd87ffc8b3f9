import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { runCommand } from '../catalog/command.ts'
import { createShop, type Person } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import { runJob } from '../payments/shop-floor.ts'
import { decisions, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
let admin: Employee

beforeAll(async () => {
  admin = await employee(desk())
})

const get = async (url: string) =>
  desk().ask({ method: 'GET', url: `/api/operator${url}`, cookie: admin.cookie })
const read = async (url: string) => (await get(url)).body
const send = (url: string, payload: object, { key = newId(), by = admin, dryRun = false } = {}) =>
  desk().ask({
    method: 'POST',
    url: `/api/operator${url}${dryRun ? '?dryRun=true' : ''}`,
    cookie: by.cookie,
    headers: { 'idempotency-key': key },
    payload: { ...payload },
  })

interface Owed {
  id: string
  name: string
  slug: string
  owner: Person
}

/** A shop that is owed an amount, with an account that wasn't changed lately. */
async function owed(
  amountMinor: number,
  { name = `Kiln ${newId().slice(-8)}`, holder = 'Ines Tern', isOpen = true } = {},
): Promise<Owed> {
  const { db } = desk().deps
  const slug = `kiln-${newId()}`
  const shop = await createShop(db, { name, slug })
  const owner = await memberOf(desk(), shop.id, 'owner')
  await db.execute(sql`insert into ledger_entries (shop_id, kind, amount_minor, currency, at)
    values (${shop.id}, 'adjustment', ${amountMinor}, 'USD', now())`)
  await db.execute(sql`insert into payout_accounts (shop_id, holder, kind, number, changed_at)
    values (${shop.id}, ${holder}, 'iban', 'DE89370400440532013000', '2020-01-01')`)
  if (!isOpen) await db.execute(sql`update shops set status = 'suspended' where id = ${shop.id}`)
  return { ...shop, name, slug, owner }
}

const balanceOf = async ({ name }: Owed) => (await read(`/balances?q=${name}`)).items[0]

/** Begins a batch of these shops. */
async function begun(shops: readonly Owed[]): Promise<string> {
  const { expect: seen } = await read('/balances')
  const made = await send('/payout-batches', {
    reason: REASON,
    expect: seen,
    shops: shops.map(({ id }) => id),
  })
  if (made.status !== 200) throw new Error(made.text)
  return made.body.batchId
}

/** Prepares a batch of these shops, as the job does. */
async function prepared(shops: readonly Owed[]): Promise<string> {
  const id = await begun(shops)
  await runJob(desk(), 'prepare-payout-batch', { id })
  return id
}

const pay = async (id: string, references: object[], more: { dryRun?: boolean } = {}) =>
  send(
    `/payout-batches/${id}/paid`,
    { expect: (await read(`/payout-batches/${id}`)).expect, on: '2026-06-01', references },
    more,
  )

describe('balances', () => {
  test('names what each shop is owed, and why it can’t be paid', async () => {
    const fine = await owed(4_200)
    expect(await balanceOf(fine)).toMatchObject({
      shop: { id: fine.id },
      available: 42,
      waiting: 0,
      account: { kind: 'iban', last4: '3000' },
      why: null,
    })
    const { db } = desk().deps
    const changed = await owed(100)
    await db.execute(sql`update payout_accounts set changed_at = ${desk().clock.now().toISOString()}
      where shop_id = ${changed.id}`)
    const missing = await owed(100)
    await db.execute(sql`delete from payout_accounts where shop_id = ${missing.id}`)
    const own = await owed(100)
    await db.execute(
      sql`insert into shop_members (shop_id, user_id, role) values (${own.id}, ${admin.id}, 'staff')`,
    )
    for (const [shop, why] of [
      [changed, 'account_changed'],
      [missing, 'no_account'],
      [own, 'own_shop'],
      [await owed(-100), 'nothing_available'],
      [await owed(100, { isOpen: false }), 'suspended'],
    ] as const)
      expect(await balanceOf(shop)).toMatchObject({ why })
    const payable = (await read('/balances?payable=true')).items
    expect(payable.map(({ shop }: { shop: { id: string } }) => shop.id)).toEqual([fine.id])
  })

  test('pages through more than 50 by name', async () => {
    for (let at = 0; at < 51; at++) await owed(100, { name: `Zoë ${String(at).padStart(2, '0')}` })
    const first = await read('/balances?q=zoe')
    expect(first.items).toHaveLength(50)
    const second = await read(`/balances?q=zoe&cursor=${first.page.next}`)
    expect(second).toMatchObject({ items: [{ shop: { name: 'Zoë 50' } }], page: { next: null } })
  })
})

describe('a payout batch', () => {
  test('pays every chosen shop that can be paid, once, and lists the others', async () => {
    const [one, two, small, closed] = [
      await owed(5_000),
      await owed(7_000),
      await owed(300),
      await owed(900, { isOpen: false }),
    ]
    const shops = [one, two, small, closed].map(({ id }) => id)
    const body = { reason: REASON, expect: (await read('/balances')).expect, shops, min: 5 }
    const rehearsed = await send('/payout-batches', body, { dryRun: true })
    expect(rehearsed.body).toMatchObject({
      isDryRun: true,
      batchId: null,
      effects: [
        { kind: 'payouts_prepared', count: 2, amount: 120 },
        { kind: 'payouts_left_out', count: 2 },
      ],
    })
    const key = newId()
    const [first, second] = await Promise.all([1, 2].map(() => send('/payout-batches', body, { key })))
    expect(second!.body).toEqual(first!.body)
    const id = first!.body.batchId
    expect(await read(`/payout-batches/${id}`)).toMatchObject({ state: 'preparing', payouts: [], sum: 0 })
    // A second tab, or another operator, begins none until this one is prepared.
    const other = await employee(desk())
    const rival = { ...body, shops: [one.id], expect: (await read('/balances')).expect }
    for (const dryRun of [true, false]) {
      const refused = await send('/payout-batches', rival, { by: other, dryRun })
      expect(refused.body).toMatchObject({
        code: 'payout.not_allowed',
        detail: expect.stringContaining('Batch'),
      })
    }
    // Payouts can still be prepared one by one.
    await runCommand('payout', ['prepare', one.slug], { DATABASE_URL: desk().database.url })
    await Promise.all([1, 2].map(() => runJob(desk(), 'prepare-payout-batch', { id })))
    expect(await read(`/payout-batches/${id}`)).toMatchObject({
      state: 'open',
      madeBy: 'Robin',
      sum: 70,
      payouts: [{ shop: { id: two.id }, amount: 70, status: 'pending', account: 'DE89 •••• 3000' }],
    })
    const { leftOut } = await read(`/payout-batches/${id}`)
    expect(leftOut.map(({ shop, why }: { shop: { id: string }; why: string }) => [shop.id, why])).toEqual(
      expect.arrayContaining([
        [one.id, 'payout_pending'],
        [small.id, 'below_minimum'],
        [closed.id, 'suspended'],
      ]),
    )
    expect(await balanceOf(two)).toMatchObject({ available: 0, why: 'payout_pending' })
    expect(await send('/payout-batches', { ...body })).toMatchObject({
      status: 409,
      body: { code: 'operator.state_changed' },
    })
    expect((await read('/payout-batches')).items[0]).toMatchObject({ payouts: 1, pending: 1 })
    expect((await read('/today')).rows).toContainEqual(
      expect.objectContaining({ kind: 'payouts_due', count: 2 }),
    )
  })

  test('goes on with a batch whose job was lost, because no other could begin', async () => {
    const shop = await owed(900)
    const id = await begun([shop])
    const { db } = desk().deps
    const jobs = async () =>
      (await db.execute(sql`select key from graphile_worker.jobs where key = ${`payout batch ${id}`}`)).rows
    await db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
    expect(await jobs()).toEqual([])
    await runJob(desk(), 'sweep')
    expect(await jobs()).toHaveLength(1)
    await runJob(desk(), 'prepare-payout-batch', { id })
    await prepared([await owed(100)])
  })

  test('has a file that banks and spreadsheets read, and the log keeps each download', async () => {
    const shops = [
      await owed(1_250, { name: 'File 1', holder: `=Ånne "Zoë" Шевченко\r\n${'x'.repeat(100)}` }),
      await owed(100, { holder: '🏺', name: 'File 2' }),
      await owed(100, { holder: 'Changed', name: 'File 3' }),
      await owed(100, { holder: 'Suspended', name: 'File 4' }),
    ]
    const id = await prepared(shops)
    const { payouts } = await read(`/payout-batches/${id}`)
    await desk().deps.db.execute(sql`update payout_accounts set changed_at = now() + interval '1 hour'
      where holder = 'Changed'`)
    await desk().deps.db.execute(sql`update shops set status = 'suspended' where name = 'File 4'`)
    const { text, headers } = await get(`/payout-batches/${id}/file.csv`)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="payouts-\d+\.csv"$/)
    const numbers = payouts.map(({ number }: { number: number }) => number)
    const [head, first, second, ...rest] = text.trimEnd().split('\r\n')
    expect(head).toBe('number,holder,account,amount,currency,reference')
    const line = new RegExp(
      `^${numbers[0]},Anne Zoe Shevchenko x+,DE89370400440532013000,12\\.50,USD,payout-${numbers[0]}$`,
    )
    expect(first).toMatch(line)
    expect(first!.split(',')[1]).toHaveLength(70)
    expect(second).toContain(',amphora:,')
    expect(rest).toEqual([])
    expect((await read(`/log?subject=${id}&what=payout_batch.downloaded`)).items).toMatchObject([
      { after: { payouts: 2, sha256: expect.any(String) } },
    ])
  })

  test('has no file before it is whole, and none for a least amount beyond all balances', async () => {
    const shops = [await owed(1_000, { name: 'Whole 1' })]
    const id = await begun(shops)
    expect(await get(`/payout-batches/${id}/file.csv`)).toMatchObject({
      status: 409,
      body: { code: 'payout.not_allowed' },
    })
    // A payout of it that was prepared already isn't marked while the rest is to come.
    await desk().deps.db.execute(sql`insert into payouts (id, shop_id, status, amount_minor, currency, account, batch_id)
      values (${newId()}, ${shops[0]!.id}, 'pending', 1000, 'USD', 'DE89', ${id})`)
    const { payouts } = await read(`/payout-batches/${id}`)
    const early = await pay(id, [{ number: payouts[0].number, reference: 'B-1' }])
    expect(early).toMatchObject({ status: 409, body: { code: 'payout.not_allowed' } })
    await desk().deps.db.execute(sql`delete from payouts where batch_id = ${id}`)
    await runJob(desk(), 'prepare-payout-batch', { id })
    const { expect: seen } = await read('/balances')
    const given = { reason: REASON, expect: seen, shops: shops.map(shop => shop.id) }
    expect((await send('/payout-batches', { ...given, min: 1e300 })).body.code).toBe('payout.not_allowed')
  })

  test('is marked as paid by the bank’s references, all of them or none', async () => {
    const shops = [await owed(1_000, { name: 'Paid 1' }), await owed(2_000, { name: 'Paid 2' })]
    const id = await prepared(shops)
    const { payouts } = await read(`/payout-batches/${id}`)
    const [one, two] = payouts.map(({ number }: { number: number }) => number)
    const wrong = await pay(id, [
      { number: one, reference: 'B-1' },
      { number: one, reference: 'B-2' },
    ])
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ pointer: '/references/1/number' }] } })
    expect(await read(`/payout-batches/${id}`)).toMatchObject({ pending: 2 })
    const given = [{ number: one, reference: ' B-1 ' }]
    const rehearsed = await pay(id, given, { dryRun: true })
    const paid = await pay(id, given)
    expect(paid.body).toMatchObject({
      effects: [
        { kind: 'payouts_paid', count: 1, amount: 10 },
        { kind: 'email', count: 1 },
      ],
      batch: { state: 'open', payouts: [{ status: 'paid', reference: 'B-1', paidOn: '2026-06-01' }, {}] },
    })
    expect(rehearsed.body.effects).toEqual(paid.body.effects)
    const { expect: seen } = (await read(`/payout-batches/${id}`)).payouts[1]
    const closed = await send(`/payouts/${two}/close`, { reason: REASON, expect: seen, outcome: 'failed' })
    expect(closed.body).toMatchObject({
      effects: [
        { kind: 'balance_restored', amount: 20 },
        { kind: 'email', count: 1 },
      ],
      payout: { status: 'failed', reason: REASON },
    })
    expect(await balanceOf(shops[1]!)).toMatchObject({ available: 20, why: null })
    expect(await read(`/payout-batches/${id}`)).toMatchObject({
      state: 'done',
      sum: 10,
      allowed: [{ ok: false }],
    })
    expect((await decisions(desk())).slice(-3)).toMatchObject([
      {
        what: 'payout.paid',
        subject_id: String(one),
        about_shop_id: shops[0]!.id,
        after: { amountMinor: 1_000 },
      },
      { what: 'payout_batch.paid', subject_id: id, after: { paid: 1, open: 1 } },
      { what: 'payout.failed', reason: REASON, operator_id: admin.id },
    ])
  })

  test('leaves a payout of one’s own shop to others', async () => {
    const shop = await owed(1_000)
    const id = await prepared([shop])
    await desk().deps.db.execute(
      sql`insert into shop_members (shop_id, user_id, role) values (${shop.id}, ${admin.id}, 'staff')`,
    )
    const { payouts } = await read(`/payout-batches/${id}`)
    const [{ number, expect: seen }] = payouts
    expect((await pay(id, [{ number, reference: 'B-1' }])).body.code).toBe('operator.own_case')
    const close = { reason: REASON, expect: seen, outcome: 'canceled' }
    expect((await send(`/payouts/${number}/close`, close)).body.code).toBe('operator.own_case')
  })
})

test('the command leaves the same entries, by the shell', async () => {
  const shop = await owed(1_000)
  const env = { DATABASE_URL: desk().database.url }
  const { stdout } = await runCommand('payout', ['prepare', shop.slug], env)
  const number = stdout.split(' ', 1)[0]!
  expect((await read('/payout-batches')).alone).toContainEqual(
    expect.objectContaining({ number: Number(number) }),
  )
  await runCommand('payout', ['cancel', number, '--because', 'It was never sent.'], env)
  expect((await decisions(desk())).slice(-2)).toMatchObject([
    {
      what: 'payout.prepared',
      by_name: 'shell',
      subject_id: number,
      after: { status: 'pending', amountMinor: 1_000 },
    },
    { what: 'payout.canceled', by_name: 'shell', reason: 'It was never sent.' },
  ])
})
