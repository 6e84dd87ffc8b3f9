import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvePending, traderGaps, verifyTrader } from '../../src/modules/shops/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { type TestApp, useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { createProduct, createShop, PASSWORD, type Person, signedUp, signIn } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

const demo = useTestApp()
const live = useTestApp({ config: { isDemo: false } })

const DETAILS = {
  kind: 'company',
  name: 'Quay  Pots AS',
  address: { line1: '1 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' },
  phone: '55 55 50 00',
  email: 'post@quay-pots.example',
  registerName: 'Brønnøysundregistrene',
  registerNumber: '999 999 999',
  vatId: 'NO999999999MVA',
  taxId: ' 12345 ',
  isCertified: true,
}

const editor = ({ call }: TestApp, { token }: Person) => {
  const url = '/api/seller/trader'
  return {
    read: () => call({ method: 'GET', url, token }),
    save: (version: number, change: object = {}) =>
      call({
        method: 'PUT',
        url,
        token,
        headers: { 'if-match': `"${version}"` },
        payload: { ...DETAILS, ...change },
      }),
  }
}

test('keeps each version of the business details, and shows buyers the public part', async () => {
  const app = demo()
  const { db } = app.deps
  const { id } = await createShop(db, { slug: 'quay-pots', country: 'DE' })
  const { slug } = await createProduct(db, id, [{}])
  const { read, save } = editor(app, await memberOf(app as ShopFloor, id))
  expect((await read()).body).toEqual({ version: 1, trader: null, gaps: ['details'], isRequired: false })
  for (const [change, pointer] of [
    [{ phone: '12' }, '/phone'],
    [{ address: { ...DETAILS.address, postalCode: 'x' } }, '/address/postalCode'],
  ] as const)
    expect(await save(1, change)).toMatchObject({ status: 400, body: { fields: [{ pointer }] } })

  const saved = await save(1)
  expect(saved, saved.text).toMatchObject({
    status: 200,
    headers: { etag: '"2"' },
    body: {
      trader: { name: 'Quay Pots AS', phone: '+47 55 55 50 00', taxId: '12345', isCertified: true },
      gaps: ['identity', 'payment_account'],
    },
  })
  expect((await save(2)).body.version).toBe(2)
  expect((await save(1, { name: 'Other' })).body.code).toBe('edit.conflict')
  expect((await save(2, { email: 'hello@quay-pots.example' })).body.version).toBe(3)

  const soldBy = {
    name: 'Quay Pots AS',
    address: ['1 Quay', '5003 Bergen', 'Norway'],
    phone: '+47 55 55 50 00',
    email: 'hello@quay-pots.example',
    register: 'Brønnøysundregistrene, 999 999 999',
    vatId: 'NO999999999MVA',
  }
  const get = async (url: string) => (await app.call({ method: 'GET', url })).body
  expect((await get('/api/public/shops/quay-pots')).soldBy).toEqual(soldBy)
  const product = await get(`/api/public/products/${slug}?country=DE`)
  expect(product.shop.soldBy).toEqual(soldBy)
  // Parcels leave from Germany, but the business isn't in the EU.
  expect(product.delivery).toMatchObject({ status: 'unavailable', reason: 'tax' })
  await expect(
    db.execute(sql`update shop_traders set name = 'Another' where shop_id = ${id}`),
  ).rejects.toThrow()
  const { rows } = await db.execute(sql`select count(*)::int as n from shop_traders where shop_id = ${id}`)
  expect(rows).toEqual([{ n: 2 }])
})

test('keeps an approved shop closed until its business details are complete and checked', async () => {
  const app = live()
  const { db, brand, market } = app.deps
  const person = await signedUp(app)
  const slug = `quay-${newId().slice(-8)}`
  const applied = await app.call({
    method: 'POST',
    url: '/api/user/shop-application',
    token: person.token,
    headers: { 'idempotency-key': newId() },
    payload: {
      name: `Quay ${slug.slice(-8)}`,
      slug,
      story: 'We throw bowls in a shed by the sea.',
      logoId: null,
      address: DETAILS.address,
      shipsTo: null,
      agreedVersion: 'none',
    },
  })
  expect(applied.status, applied.text).toBe(200)
  const approve = async (override?: string) => {
    const { isOpen } = await inTx(db, tx =>
      approvePending(tx, slug, {
        now: app.clock.now(),
        brand,
        isDemo: false,
        selling: market.settings.selling,
        ...(override && { override }),
      }),
    )
    return isOpen
  }
  const isPublic = async () =>
    (await app.call({ method: 'GET', url: `/api/public/shops/${slug}` })).status === 200
  const verify = async (version: number, ...facts: ('identity' | 'payment_account')[]) => {
    const check = { facts, version, by: 'Olga', note: 'Passport seen', now: app.clock.now() }
    return traderGaps(await inTx(db, tx => verifyTrader(tx, slug, check)))
  }

  expect(await approve()).toBe(false)
  expect(await isPublic()).toBe(false)
  const { read, save } = editor(app, person)
  expect((await read()).body).toMatchObject({ gaps: ['details'], isRequired: true })
  await expect(approve()).rejects.toMatchObject({ code: 'shop.details_missing' })
  expect((await save(1)).body.gaps).toEqual(['identity', 'payment_account'])
  // The operator gets one email, however often the seller takes the certification back.
  expect((await save(2, { isCertified: false })).status).toBe(200)
  expect((await save(3)).status).toBe(200)
  const told = await db.execute(sql`select from emails where kind = 'shop-details-to-check'`)
  expect(told.rows).toHaveLength(1)
  expect(await verify(3, 'identity')).toEqual(['payment_account'])
  await expect(verify(4, 'payment_account')).rejects.toMatchObject({
    code: 'shop.details_missing',
    detail: expect.stringContaining('no bank account'),
  })
  const account = { holder: 'Quay Pots AS', account: { iban: 'DE89370400440532013000' } }
  await app.call({
    method: 'PUT',
    url: '/api/seller/payout-account',
    token: person.token,
    payload: { password: PASSWORD, ...account },
  })
  expect(await verify(4, 'payment_account')).toEqual([])
  // Another name needs another check, another email doesn't.
  expect((await save(4, { email: 'post@quay.example' })).body.gaps).toEqual([])
  expect((await save(5, { name: 'Bay Pots AS' })).body.gaps).toEqual(['identity'])
  await expect(approve()).rejects.toMatchObject({
    code: 'shop.details_missing',
    detail: expect.stringContaining('identity'),
  })
  await verify(7, 'identity')
  expect(await approve()).toBe(true)
  expect(await isPublic()).toBe(true)
  const { rows } = await db.execute(
    sql`select kind from emails where kind like 'shop-%' order by created_at, id`,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'shop-application-admitted',
      'shop-details-to-check',
      'shop-application-approved',
    ]),
  )
})

test('has the operator check an open shop whose business changes, before it ships to the EU', async () => {
  const app = live()
  const { db } = app.deps
  const { id } = await createShop(db, { slug: 'open-quay', country: 'US' })
  const product = await createProduct(db, id, [{}])
  const owner = await memberOf(app as ShopFloor, id)
  const { save } = editor(app, owner)
  const isBarred = async () => {
    const url = `/api/public/products/${product.slug}?country=DE`
    return (await app.call({ method: 'GET', url })).body.delivery.reason === 'tax'
  }
  const changesMailed = async () => {
    const { rows } = await db.execute(
      sql`select count(*)::int as n from emails where kind = 'shop-details-changed'`,
    )
    return rows[0]!.n
  }
  const run = (name: string, ...args: string[]) =>
    runCommand(name, args, {
      DATABASE_URL: app.database.url,
      STOA_DATA_HOME: app.dataDir,
      SITE_URL: 'https://kauppa.example',
    })
  const verify = (version: number) => [
    ...['verify', 'open-quay', 'identity', '--by', 'Olga', '--note', 'Register seen'],
    ...['--version', `${version}`],
  ]

  const address = { line1: '1 Kai', city: 'Hamburg', postalCode: '20457', countryCode: 'DE' }
  const german = { name: 'Kai GmbH', address, phone: '+49 40 555500' }
  // Details that the seller hasn't certified count from the moment they are saved.
  expect((await save(1, { ...german, isCertified: false })).status).toBe(200)
  expect((await save(2, german)).status).toBe(200)
  expect(await changesMailed()).toBe(1)
  expect(await isBarred()).toBe(true)
  expect((await run('seller', 'list')).stdout).toMatch(/^open-quay {2}open .*: the identity isn’t checked/m)

  expect((await run('trader', 'show', 'open-quay')).stdout).toContain('open-quay, open, version 2.')
  expect(await run('trader', ...verify(1))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Version 2 is the newest'),
  })
  expect(await isBarred()).toBe(true)
  const checked = await run('trader', ...verify(2))
  expect(checked, checked.stderr).toMatchObject({ code: 0 })
  expect(checked.stdout).toMatch(/version 2 checked.* version 3\.\n[\s\S]*Name: Kai GmbH\n.*Hamburg/)
  expect(await isBarred()).toBe(false)

  expect((await save(3, { ...german, name: 'Ufer GmbH' })).status).toBe(200)
  expect(await changesMailed()).toBe(2)
  expect(await isBarred()).toBe(false)
  // Until the next check, changes are mailed once a day.
  expect((await save(4, { ...german, name: 'Ufer AG' })).status).toBe(200)
  expect(await changesMailed()).toBe(2)
  app.clock.advance(24 * 3_600_000)
  const { body } = await signIn(app, owner.email)
  const nextDay = editor(app, { ...owner, token: body.token })
  expect((await nextDay.save(5, { ...german, name: 'Strand AG' })).status).toBe(200)
  expect(await changesMailed()).toBe(3)
})
