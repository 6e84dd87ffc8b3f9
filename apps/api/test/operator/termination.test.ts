import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { DAY } from '../../src/platform/durations.ts'
import { newId } from '../../src/platform/ids.ts'
import { localTime, shiftDay } from '../../src/platform/local-day.ts'
import { advanceToNoon } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { signIn } from '../fixtures.ts'
import { type Bought, bought } from '../orders/order-desk.ts'
import {
  addToCart,
  buyerOf,
  checkoutOf,
  putCheckout,
  runJob,
  type ShopFloor,
  startPayment,
  useShopFloor,
} from '../payments/shop-floor.ts'
import { contentsOf } from '../walls/seller-desk.ts'
import {
  applied,
  decisions,
  type Employee,
  employee,
  type OperatorDesk,
  ORIGIN,
  openConsole,
  REASON,
} from './operator-desk.ts'

const floor = useShopFloor({
  jobs: false,
  config: { operatorOrigin: ORIGIN },
  first: { sellerApproval: 'auto' },
})
let desk: ShopFloor & OperatorDesk
let admin: Employee
let order: Bought

beforeAll(async () => {
  desk = await openConsole(floor())
  advanceToNoon(desk.clock)
  admin = await employee(desk)
  order = await bought(desk, [{ price: 2_000 }, { price: 3_000 }])
})
afterAll(() => desk.console.close())

/** The day of the marketplace in a number of days. */
const day = (ahead: number) =>
  shiftDay(localTime(desk.clock.now(), desk.deps.market.settings.timeZone).day, ahead)
const read = async (url: string) =>
  (await desk.ask({ method: 'GET', url: `/api/operator${url}`, cookie: admin.cookie })).body
const shopPath = (of = order) => `/shops/${of.shop.id}`
const ground = { ground: 'terms', clause: 'Terms of sale, Counterfeits' }

async function act(url: string, body: object, { dryRun = false } = {}) {
  const { expect: seen } = await read(url.replace(/\/[a-z-]+$/, ''))
  return desk.ask({
    method: 'POST',
    url: `/api/operator${url}${dryRun ? '?dryRun=true' : ''}`,
    cookie: admin.cookie,
    headers: { 'idempotency-key': newId() },
    payload: { reason: REASON, expect: seen, ...body },
  })
}
const terminate = (body: object, given?: { dryRun: boolean }) => act(`${shopPath()}/terminate`, body, given)
const get = (url: string, token?: string) => desk.call({ method: 'GET', url, token })
const mailsTo = async (kind: string) =>
  (await desk.deps.db.select().from(emails)).filter(mail => mail.kind === kind)

/** Moves the clock and logs in again, since sessions have ended. */
async function daysLater(count: number): Promise<void> {
  desk.clock.advance(count * DAY)
  admin = await employee(desk)
  const login = async ({ email }: { email: string }) => (await signIn(desk, email)).body.token as string
  order.seller.token = await login(order.seller)
  order.buyer.token = await login(order.buyer)
}

test('refuses too short notice, a missing ground and a state that has changed', async () => {
  const before = await contentsOf(desk)
  const { firstEnd } = await read(shopPath())
  expect(firstEnd).toBe(day(30))
  expect(await terminate({ on: day(29), ...ground })).toMatchObject({
    status: 400,
    body: { fields: [{ pointer: '/on', message: expect.stringContaining(firstEnd) }] },
  })
  expect((await terminate({ on: day(30) })).body.fields).toMatchObject([{ pointer: '/ground' }])
  expect((await terminate({ on: day(30), ...ground, expect: 'another-state-than-that' })).status).toBe(409)
  expect((await terminate({ on: null })).status).toBe(404)
  expect(await contentsOf(desk)).toEqual(before)
})

test('announces a termination with its reasons, and withdraws it', async () => {
  const wanted = { on: day(45), ...ground }
  const before = await contentsOf(desk)
  const rehearsed = await terminate(wanted, { dryRun: true })
  expect(rehearsed.body).toMatchObject({
    effects: [
      { kind: 'shop_ends', count: 45 },
      { kind: 'products_end', count: 2 },
      { kind: 'orders_open', count: 1 },
      { kind: 'balance_held', amount: expect.any(Number) },
      { kind: 'email', count: 1 },
    ],
    email: { text: expect.stringContaining(REASON) },
  })
  expect(await contentsOf(desk)).toEqual(before)
  const announced = await terminate(wanted)
  expect(announced.body).toMatchObject({
    effects: rehearsed.body.effects,
    shop: { status: 'open', endsOn: wanted.on, log: [{ what: 'shop.termination_announced' }] },
  })
  const [mail] = await mailsTo('shop-termination-announced')
  expect(mail).toMatchObject({ recipient: order.seller.email })
  expect(mail!.body).toContain('against our terms: Terms of sale, Counterfeits.')
  const mine = async () => (await get('/api/user/shops', order.seller.token)).body.items
  expect(await mine()).toMatchObject([{ status: 'open', endsOn: wanted.on }])
  expect((await get(`/api/public/shops/${order.shop.slug}`)).status).toBe(200)

  const withdrawn = await terminate({ on: null })
  expect(withdrawn.body).toMatchObject({
    effects: [{ kind: 'shop_stays' }, { kind: 'email', count: 1 }],
    email: { text: expect.stringContaining(REASON) },
    shop: { endsOn: null },
  })
  expect(await mine()).toMatchObject([{ endsOn: null }])
  expect((await decisions(desk)).slice(-2)).toMatchObject([
    { what: 'shop.termination_announced', after: { endsOn: wanted.on, ground: 'terms' }, reason: REASON },
    { what: 'shop.termination_withdrawn', before: { endsOn: wanted.on }, after: { endsOn: null } },
  ])
  await daysLater(46)
  await runJob(desk, 'end-shops')
  expect(await read(shopPath())).toMatchObject({ status: 'open' })
})

test('takes no orders from the day on, and still ships and refunds', async () => {
  const [product, other] = order.products as [(typeof order.products)[0], (typeof order.products)[0]]
  const { slug } = order.shop
  await terminate({ on: day(30), ...ground })
  await daysLater(29)
  await runJob(desk, 'end-shops')
  const cart = await buyerOf(desk, [product])
  const paying = await buyerOf(desk, [other])
  const checkout = await checkoutOf(desk, paying)
  expect((await get(`/api/public/products/${product.slug}`)).status).toBe(200)

  await daysLater(1)
  expect((await terminate({ on: null })).body.detail).toBe('The day of its termination has come.')
  await Promise.all([runJob(desk, 'end-shops'), runJob(desk, 'end-shops')])
  for (const url of [`/api/public/shops/${slug}`, `/api/public/products/${product.slug}`])
    expect(await get(url), url).toMatchObject({ status: 410, body: { code: 'shop.terminated' } })
  expect((await get(`/api/public/products?ids=${product.id}`)).body.items).toEqual([])
  const buyer = { ...cart, token: (await signIn(desk, cart.email)).body.token }
  await expect(addToCart(desk, buyer, { productId: product.id })).rejects.toThrow()
  const quote = await putCheckout(desk, buyer, { itemIds: cart.itemIds, addressId: cart.addressId })
  expect(quote.body.problems).toMatchObject([{ code: 'shop_closed' }])
  const late = { ...paying, token: (await signIn(desk, paying.email)).body.token }
  expect((await startPayment(desk, late, checkout)).status).toBe(409)

  expect(await mailsTo('shop-terminated')).toHaveLength(1)
  const { token } = order.seller
  expect((await get('/api/user/shops', token)).body.items).toMatchObject([{ status: 'terminated' }])
  expect((await get('/api/seller/shop', token)).status).toBe(200)
  const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    desk.call({
      method,
      url,
      token,
      payload,
      headers: { 'idempotency-key': newId(), ...(method === 'PATCH' && { 'if-match': '"1"' }) },
    })
  const edited = await send('PATCH', '/api/seller/shop', { tagline: 'Hello' })
  expect(edited.body.code).toBe('seller.shop_terminated')
  // Someone has to finish its orders.
  const invited = await send('POST', '/api/seller/shop/team/invitations', {
    email: 'help@kiln.example',
    role: 'manager',
    keys: [],
  })
  expect(invited.status, invited.text).toBe(200)
  const ofOrder = `/api/seller/orders/${order.number}`
  const parcel = await send('POST', `${ofOrder}/fulfillments`, {})
  const shippedParcel = `${ofOrder}/fulfillments/${parcel.body.fulfillments?.at(-1).id}/ship`
  expect((await send('POST', shippedParcel, {})).status, parcel.text).toBe(200)
  const refund = await send('POST', `${ofOrder}/refunds`, {
    lines: [{ orderLineId: order.lineIds[0], quantity: 1 }],
  })
  expect(refund.status, refund.text).toBe(200)

  for (const what of ['suspend', 'reopen'])
    expect((await act(`${shopPath()}/${what}`, {})).status, what).toBe(404)
  expect((await read(shopPath())).allowed).toContainEqual({
    action: 'reopen',
    ok: false,
    why: 'The shop is terminated, which can’t be undone.',
  })
  expect((await read('/shops?status=terminated')).items).toMatchObject([{ id: order.shop.id }])
  // Its owner may apply again, and a person decides, although others are approved at once.
  const { id: applicationId } = await applied(desk, token)
  expect((await get('/api/user/shop-application', token)).body).toMatchObject({
    application: { status: 'pending' },
    isDecidedAtOnce: false,
  })
  expect((await read(`/applications/${applicationId}`)).hasTerminatedShop).toBe(true)
})

test('pays a terminated shop once its orders can no longer be returned', async () => {
  const { db } = desk.deps
  await db.execute(sql`insert into payout_accounts (shop_id, holder, kind, number, changed_at)
    values (${order.shop.id}, 'Ines Tern', 'iban', 'DE89370400440532013000', '2020-01-01')`)
  // Of an earlier order.
  await db.execute(sql`insert into ledger_entries (shop_id, kind, amount_minor, currency, at)
    values (${order.shop.id}, 'adjustment', 4200, 'USD', now())`)
  const balance = async () =>
    (await read('/balances')).items.find(({ shop }: { shop: { id: string } }) => shop.id === order.shop.id)
  expect(await balance()).toMatchObject({ available: 42, why: 'return_window' })
  await daysLater(14)
  await runJob(desk, 'deliver-parcels')
  await daysLater(31)
  await runJob(desk, 'complete-orders')
  expect(await balance()).toMatchObject({ waiting: 0, why: null })
})

test('does the same by a command', async () => {
  const other = await bought(desk)
  const { slug } = other.shop
  const run = (...args: string[]) =>
    runCommand('seller', args, { DATABASE_URL: desk.database.url, SEED: 'none' })
  const because = ['--because', 'The shop sells copies.', '--terms', 'Terms of sale, Counterfeits']
  expect(await run('terminate', slug, '--on', '2020-01-01', ...because)).toMatchObject({ code: 1 })
  const on = shiftDay(new Date().toISOString().slice(0, 10), 40)
  expect((await run('terminate', slug, '--on', on, ...because)).stdout).toContain(on)
  expect((await run('list')).stdout).toContain(`ends on ${on}`)
  const kept = await run('terminate', slug, '--withdraw', '--because', 'The rights holder agreed.')
  expect(kept, kept.stderr).toMatchObject({ code: 0 })
  expect((await decisions(desk)).slice(-2)).toMatchObject([
    { what: 'shop.termination_announced', by_name: 'shell', after: { endsOn: on } },
    { what: 'shop.termination_withdrawn', operator_id: null },
  ])
})
