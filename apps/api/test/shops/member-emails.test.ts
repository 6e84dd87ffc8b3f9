import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSmtpMail } from '../../src/adapters/mail-smtp.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { HOUR, MINUTE } from '../../src/platform/durations.ts'
import { localTime, shiftDay, startOfDay } from '../../src/platform/local-day.ts'
import { wordsOf } from '../../src/platform/words.ts'
import { sendEmails } from '../emails.ts'
import { createProduct, createShop, type Person, signIn } from '../fixtures.ts'
import { useSmtp } from '../mail/smtp.ts'
import { type GivenOrder, placeGroup } from '../order-rows.ts'
import { memberOf } from '../orders/order-desk.ts'
import { buyerOf, checkoutOf, confirm, runJob, startPayment, useShopFloor } from '../payments/shop-floor.ts'

const floor = useShopFloor({ jobs: false })
const smtp = useSmtp()
const db = () => floor().deps.db
const { day: dayInWords } = wordsOf('en-US', 'UTC')

type Keys = (typeof shopMembers.$inferInsert)['keys']
const staffOf = async (shopId: string, keys: Keys) => {
  const person = await memberOf(floor(), shopId, 'staff')
  await db().update(shopMembers).set({ keys }).where(eq(shopMembers.userId, person.id))
  return person
}
const settings = ({ token }: Person, payload?: object) =>
  floor().call({
    method: payload ? 'PATCH' : 'GET',
    url: '/api/seller/emails',
    token,
    ...(payload && { payload }),
  })
const emailsTo = ({ email }: Person, kind: string) =>
  db()
    .select()
    .from(emails)
    .where(sql`${emails.recipient} = ${email} and ${emails.kind} = ${kind}`)
    .orderBy(emails.createdAt)

/** Moves the clock to the next 8:05 in a time zone. Sessions of before have expired then. */
function toMorning(timeZone: string): void {
  const { clock } = floor()
  const since = localTime(clock.now(), timeZone).seconds * 1_000 - (8 * HOUR + 5 * MINUTE)
  clock.advance((since < 0 ? 0 : 24 * HOUR) - since)
}
const twice = (job: string) => Promise.all([runJob(floor(), job), runJob(floor(), job)])

test('emails each shop’s members once about their new order, as they have chosen', async () => {
  const oslo = await createShop(db(), { name: 'Kiln', slug: 'kiln', timeZone: 'Europe/Oslo' })
  const tokyo = await createShop(db(), { name: 'Loom', slug: 'loom', timeZone: 'Asia/Tokyo' })
  const [owner, off, daily] = [
    await memberOf(floor(), oslo.id),
    await memberOf(floor(), oslo.id, 'manager'),
    await memberOf(floor(), oslo.id, 'manager'),
  ]
  const [packer, writer] = [await staffOf(oslo.id, ['orders']), await staffOf(oslo.id, ['products'])]
  const weaver = await memberOf(floor(), tokyo.id)
  expect((await settings(owner)).body).toEqual({
    orders: 'each',
    questions: 'each',
    email: owner.email,
    timeZone: 'Europe/Oslo',
  })
  expect((await settings(off, { orders: 'off' })).body).toMatchObject({ orders: 'off', questions: 'each' })
  await settings(daily, { orders: 'daily' })
  expect((await settings(writer)).body).toMatchObject({ orders: null, questions: 'each' })
  expect((await settings(writer, { orders: 'daily' })).body.code).toBe('seller.not_allowed')
  expect((await settings(writer, {})).status).toBe(400)

  const mug = await createProduct(db(), oslo.id, [{ colour: 'Lagoon', price: 2_000 }])
  const throws = await createProduct(db(), tokyo.id, [{ price: 3_000 }])
  await db().execute(sql`update variants set sku = 'MUG-1' where product_id = ${mug.id}`)
  const buyer = await buyerOf(floor(), [mug, throws])
  const checkout = await checkoutOf(floor(), buyer)
  const { body: payment } = await startPayment(floor(), buyer, checkout)
  const told = () => db().select().from(emails).where(eq(emails.kind, 'shop-order-placed'))
  expect(await told()).toEqual([])
  await floor().provider.pay(payment.reference, '0002')
  await Promise.all([confirm(floor(), buyer, payment.id), confirm(floor(), buyer, payment.id)])
  expect((await told()).map(({ recipient }) => recipient).sort()).toEqual(
    [owner.email, packer.email, weaver.email].sort(),
  )

  await sendEmails(floor(), {
    mail: createSmtpMail({
      url: smtp().url,
      from: { name: 'Stoa', address: 'no-reply@shop.test' },
    }),
  })
  const received = ({ email }: Person) =>
    smtp().received.filter(
      ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes('New order'),
    )
  const { rows } = await db().execute<{ number: string; shipBy: string; total: number }>(sql`
    select number, ship_by::text as "shipBy", total_minor::float8 / 100 as total from orders
    where shop_id = ${oslo.id}`)
  const [{ number, shipBy, total }] = rows as [(typeof rows)[0]]
  const [{ mail }, ...others] = received(packer) as [ReturnType<typeof received>[0]]
  expect([others, received(owner).length, received(weaver).length]).toEqual([[], 1, 1])
  expect(mail.subject).toBe(`TEST: New order ${number} for Kiln`)
  for (const line of [
    'This is a TEST: no money moved. Don’t ship it.',
    'Kiln has a new order, and it’s paid.',
    `Ship it by ${dayInWords(localTime(new Date(shipBy), 'Europe/Oslo').day)}.`,
    `1 × Product ${mug.id.slice(-4)}: $20.00`,
    'Colour: Lagoon, SKU MUG-1',
    `Total: $${total.toFixed(2)}`,
    'Portland, United States',
    `http://shop.test/seller/orders/${number}?shop=kiln`,
    'Change which emails you get:\nhttp://shop.test/seller/emails?shop=kiln',
  ])
    expect(mail.text).toContain(line)
  expect(`${mail.text}${mail.html}`).not.toMatch(/Harbour Lane|Robin Reed|97201|555/)
  expect(`${mail.text}${mail.html}`).not.toContain(buyer.email)

  // The button of a mail program ends them, for this member alone.
  const header = mail.headerLines.find(({ key }) => key === 'list-unsubscribe')!.line.replaceAll(/\s+/g, '')
  const { token, about } = Object.fromEntries(new URL(/<(.+)>/.exec(header)![1]!).searchParams)
  const stop = await floor().call({
    method: 'POST',
    url: '/api/public/shop-emails/stop',
    payload: { token, about },
  })
  expect(stop.status).toBe(204)
  expect((await settings(packer)).body).toMatchObject({ orders: 'off', questions: null })
  expect((await settings(owner)).body.orders).toBe('each')
})

test('sends a daily email at 8:00 in the shop’s time zone if there is news, to members only', async () => {
  const zone = 'Asia/Kolkata'
  const shop = await createShop(db(), { name: 'Sari & Co', slug: 'sari', timeZone: zone })
  const [owner, packer, left] = [
    await memberOf(floor(), shop.id),
    await staffOf(shop.id, ['orders']),
    await memberOf(floor(), shop.id, 'manager'),
  ]
  for (const member of [owner, left]) await settings(member, { orders: 'daily', questions: 'daily' })
  await settings(packer, { orders: 'daily' })
  const product = await createProduct(db(), shop.id)
  const asker = await memberOf(floor(), (await createShop(db())).id)
  const sell = (placedAt: Date, values: object = {}) =>
    placeGroup(db(), asker.id, { placedAt, orders: [{ shopId: shop.id, ...values }] })
  const now = floor().clock.now()
  const first = await sell(now, { shipBy: startOfDay(shiftDay(localTime(now, zone).day, 4), zone) })
  await sell(now, { status: 'canceled' })
  await floor().call({
    method: 'POST',
    url: '/api/user/questions',
    token: asker.token,
    payload: { productId: product.id, text: 'Is it\nwashable?' },
  })
  await twice('daily-emails')
  expect(await emailsTo(owner, 'shop-daily')).toEqual([])
  await floor().call({
    method: 'DELETE',
    url: `/api/seller/shop/team/members/${left.id}`,
    token: owner.token,
  })

  toMorning(zone)
  const late = await sell(floor().clock.now())
  await twice('daily-emails')
  const [digest, ...others] = await emailsTo(owner, 'shop-daily')
  expect(others).toEqual([])
  expect(digest!.subject).toBe('1 new order and 1 question for Sari & Co')
  for (const line of [
    `Order ${first.number}-1: $54.99`,
    `2 items, ship by ${dayInWords(shiftDay(localTime(now, zone).day, 4))}`,
    'Total: $54.99',
    'Is it washable?',
    'http://shop.test/seller/emails?shop=sari',
  ])
    expect(digest!.body).toContain(line)
  expect(digest!.body).not.toContain(late.number)
  expect((await emailsTo(packer, 'shop-daily')).map(({ subject }) => subject)).toEqual([
    '1 new order for Sari & Co',
  ])
  expect(await emailsTo(left, 'shop-daily')).toEqual([])

  // Without the permission nothing is sent, from that moment.
  const { token } = (await signIn(floor(), owner.email)).body
  await floor().call({
    method: 'PATCH',
    url: `/api/seller/shop/team/members/${packer.id}`,
    token,
    payload: { role: 'staff', keys: ['reports'] },
  })
  toMorning(zone)
  await twice('daily-emails')
  expect(await emailsTo(packer, 'shop-daily')).toHaveLength(1)
  const second = (await emailsTo(owner, 'shop-daily'))[1]!
  expect(second.body).toContain(late.number)
  expect(second.body).not.toContain(first.number)
  toMorning(zone)
  await twice('daily-emails')
  expect(await emailsTo(owner, 'shop-daily')).toHaveLength(2)
})

test('reminds of each order once before its deadline, and once after it with its cancellation', async () => {
  const zone = 'America/New_York'
  const shop = await createShop(db(), { name: 'Mill', slug: 'mill', timeZone: zone })
  const [owner, daily, off] = [
    await memberOf(floor(), shop.id),
    await staffOf(shop.id, ['orders']),
    await memberOf(floor(), shop.id, 'manager'),
  ]
  await settings(daily, { orders: 'daily' })
  await settings(off, { orders: 'off' })
  const writer = await staffOf(shop.id, ['products'])
  toMorning(zone)
  const today = localTime(floor().clock.now(), zone).day
  const endOf = (days: number) => new Date(startOfDay(shiftDay(today, days + 1), zone).getTime() - 1)
  const inWords = (days: number) => dayInWords(shiftDay(today, days))
  const given: GivenOrder[] = [
    { shipBy: endOf(1) },
    { shipBy: endOf(1), status: 'confirmed', fulfillmentStatus: 'shipped' },
    { shipBy: endOf(-9), status: 'confirmed', fulfillmentStatus: 'delivered', replacementShipBy: endOf(1) },
    { shipBy: endOf(3) },
  ]
  const { number } = await placeGroup(db(), owner.id, {
    orders: given.map(order => ({ ...order, shopId: shop.id })),
  })

  await twice('remind-to-ship')
  for (const member of [owner, daily]) {
    const [reminder, ...others] = await emailsTo(member, 'ship-reminder')
    expect(others).toEqual([])
    expect(reminder!.subject).toBe('Mill: 2 orders to ship by tomorrow')
    expect(reminder!.body).toContain(`Order ${number}-1\n  2 items, ship by ${inWords(1)}`)
    expect(reminder!.body).toContain(`Order ${number}-3\n  Replacement, ship by ${inWords(1)}`)
    expect(reminder!.body).not.toMatch(/-2\b|-4\b|anceled/)
    expect(reminder!.body).toContain('http://shop.test/seller/emails?shop=mill')
  }
  for (const member of [off, writer]) expect(await emailsTo(member, 'ship-reminder')).toEqual([])

  toMorning(zone)
  await runJob(floor(), 'remind-to-ship')
  expect(await emailsTo(owner, 'ship-reminder')).toHaveLength(1)
  // A suspended shop still ships its orders.
  await db().execute(sql`update shops set status = 'suspended' where id = ${shop.id}`)
  toMorning(zone)
  await twice('remind-to-ship')
  const [, second, ...more] = await emailsTo(owner, 'ship-reminder')
  expect(more).toEqual([])
  expect(second!.subject).toBe('Mill: 2 orders are overdue, 1 order to ship by tomorrow')
  // The end of its day plus five days.
  expect(second!.body).toContain(
    `Order ${number}-1\n  2 items, due ${inWords(1)}. Canceled automatically on ${inWords(7)} if it isn’t shipped by then.`,
  )
  expect(second!.body).toContain(`Order ${number}-3\n  Replacement, due ${inWords(1)}.\n`)
  expect(second!.body).toContain(`Order ${number}-4\n  2 items, ship by ${inWords(3)}`)
  toMorning(zone)
  await runJob(floor(), 'remind-to-ship')
  expect(await emailsTo(owner, 'ship-reminder')).toHaveLength(2)
})
