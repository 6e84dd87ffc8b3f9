import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { booksOf } from '../after-sales/books.ts'
import { runCommand, temporaryFile } from '../catalog/command.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { bought, shipped } from '../orders/order-desk.ts'
import {
  addAddress,
  addToCart,
  buyerOf,
  checkoutOf,
  confirm,
  runJob,
  startPayment,
  stocked,
  useShopFloor,
} from '../payments/shop-floor.ts'
import { addRates, putInTaxCategory, registerShop } from './taxed.ts'

const floor = useShopFloor({ jobs: false })
const BERLIN = {
  phone: '+49 30 1234567',
  line1: 'Kelterstraße 7',
  city: 'Berlin',
  region: null,
  postalCode: '10115',
  countryCode: 'DE',
}
const run = (...args: string[]) => runCommand('tax', args, { DATABASE_URL: floor().database.url })

/** Tax lines of an order: country, category, rate, net and tax, and whether it is for delivery. */
async function linesOf(number: string) {
  const { rows } = await floor().deps.db.execute(sql`
    select t.country, t.category, t.rate_basis_points as rate, t.reason, t.net_minor::int as net, t.tax_minor::int as tax,
      t.order_line_id is null as "isDelivery"
    from order_tax_lines t join orders o on o.id = t.order_id where o.number = ${number} order by t.n`)
  return rows
}

/** Tax that each succeeded refund of an order returned. */
async function returnedTax(orderId: string): Promise<number[]> {
  const { rows } = await floor().deps.db.execute<{ tax: number }>(sql`
    select sum(x.tax_minor)::int as tax from refunds r join refund_tax_lines x on x.refund_id = r.id
    where r.order_id = ${orderId} group by r.id order by r.id`)
  return rows.map(({ tax }) => tax)
}

/** Pays for everything in a buyer's cart. */
async function paid(buyer: Parameters<typeof checkoutOf>[1], checkout: { id: string; amountHash: string }) {
  const { body: payment } = await startPayment(floor(), buyer, checkout)
  await floor().provider.pay(payment.reference, '0002')
  return confirm(floor(), buyer, payment.id)
}

describe('tax of an order', () => {
  test('is that of each product’s category, and delivery has its share of each rate', async () => {
    const { db } = floor().deps
    await addRates(db, 'standard', { DE: 1_900 })
    await addRates(db, 'books', { DE: 700 })
    const { id: shopId } = await createShop(db, { timeZone: 'Europe/Berlin' })
    await registerShop(db, shopId, 'DE')
    const [mug, guide, manual] = await Promise.all(
      [2_000, 1_500, 500].map(price => createProduct(db, shopId, [{ price, stock: 10 }])),
    )
    await putInTaxCategory(db, guide!.id, 'books')
    // The category of the category above counts too.
    const [above, below] = [newId(), newId()]
    for (const [id, path, parentId] of [
      [above, `above-${above}`, null],
      [below, `above-${above}/below`, above],
    ] as const)
      await db.insert(categories).values({
        id,
        parentId,
        name: 'Manuals',
        slug: path.split('/').at(-1)!,
        path,
        depth: parentId ? 2 : 1,
        source: 'seed',
      })
    await db.execute(sql`update products set category_id = ${below} where id = ${manual!.id}`)
    expect(await run('category', `above-${above}`, 'books')).toMatchObject({ code: 0 })
    const other = await stocked(floor(), [{ price: 2_400 }])

    const person = await signedUp(floor())
    const addressId = await addAddress(floor(), person, BERLIN)
    const itemIds: string[] = []
    for (const { id } of [mug!, guide!, manual!, other])
      itemIds.push(await addToCart(floor(), person, { productId: id }))
    const buyer = { ...person, addressId, itemIds }
    const checkout = await checkoutOf(floor(), buyer)
    const VAT = [
      { name: 'VAT', rate: 19, amount: 3.75 },
      { name: 'VAT', rate: 7, amount: 1.54 },
    ]
    // 19 % of 20.00 and 7 % of 20.00, each with half of the delivery: 23.50 / 1.19 and 23.49 / 1.07.
    expect(checkout).toMatchObject({
      taxTotal: 5.29,
      taxes: VAT,
      problems: [],
      groups: [{ taxTotal: 5.29 }, { taxTotal: 0 }],
    })
    const { body } = await paid(buyer, checkout)
    expect(await linesOf(`${body.orderNumber}-1`)).toEqual([
      {
        country: 'DE',
        category: 'standard',
        rate: 1_900,
        reason: 'standard',
        net: 1_681,
        tax: 319,
        isDelivery: false,
      },
      {
        country: 'DE',
        category: 'books',
        rate: 700,
        reason: 'reduced',
        net: 1_402,
        tax: 98,
        isDelivery: false,
      },
      {
        country: 'DE',
        category: 'books',
        rate: 700,
        reason: 'reduced',
        net: 467,
        tax: 33,
        isDelivery: false,
      },
      {
        country: 'DE',
        category: 'standard',
        rate: 1_900,
        reason: 'standard',
        net: 294,
        tax: 56,
        isDelivery: true,
      },
      { country: 'DE', category: 'books', rate: 700, reason: 'reduced', net: 326, tax: 23, isDelivery: true },
    ])
    expect(await linesOf(`${body.orderNumber}-2`)).toMatchObject([
      { country: null, rate: 0, reason: 'not_stated', net: 2_400, tax: 0 },
      { country: null, rate: 0, reason: 'not_stated', net: 699, tax: 0, isDelivery: true },
    ])
    await booksOf(db, body.orderNumber)
    const url = `/api/user/orders/${body.orderNumber}`
    const { body: group } = await floor().call({ method: 'GET', url, token: person.token })
    expect(group).toMatchObject({ taxes: VAT, orders: [{ taxes: VAT }, { taxes: [] }] })
    const mails = await db.select().from(emails).where(eq(emails.recipient, person.email))
    expect(mails.find(({ kind }) => kind === 'order-placed')!.body).toContain(
      'Includes VAT 19%: $3.75\n  Includes VAT 7%: $1.54',
    )
  })

  test('is named next to the price of a product, unless the destination’s price includes none', async () => {
    const { db } = floor().deps
    await addRates(db, 'standard', { DE: 1_900 })
    const [mug, other] = [await stocked(floor(), [{}]), await stocked(floor(), [{}])]
    await registerShop(db, mug.shopId, 'DE')
    await registerShop(db, other.shopId, 'DE', 'small')
    const nameIn = async ({ slug }: { slug: string }, country: string) => {
      const url = `/api/public/products/${slug}?country=${country}`
      return (await floor().call({ method: 'GET', url })).body.includedTax
    }
    expect([await nameIn(mug, 'DE'), await nameIn(mug, 'FR'), await nameIn(mug, 'US')]).toEqual([
      'VAT',
      'VAT',
      undefined,
    ])
    expect(await nameIn(other, 'DE')).toBeUndefined()
  })

  test('a country without a rate stops only the shop that is registered', async () => {
    const { db } = floor().deps
    await addRates(db, 'standard', { DE: 1_900 })
    const [taxed, untaxed] = [
      await stocked(floor(), [{ price: 2_000 }]),
      await stocked(floor(), [{ price: 1_000 }]),
    ]
    await registerShop(db, taxed.shopId, 'SE')
    const person = await signedUp(floor())
    const products = { itemIds: [] as string[] }
    for (const { id } of [taxed, untaxed])
      products.itemIds.push(await addToCart(floor(), person, { productId: id }))
    const buyer = { ...person, ...products, addressId: await addAddress(floor(), person, BERLIN) }
    const checkout = await checkoutOf(floor(), buyer)
    expect(checkout.problems).toEqual([
      { code: 'tax_unknown', itemId: null, shopId: taxed.shopId, available: null, previousPrice: null },
    ])
    const refused = await startPayment(floor(), buyer, checkout)
    expect(refused).toMatchObject({ status: 409, body: { code: 'checkout.changed' } })
    await addRates(db, 'standard', { SE: 2_500 })
    expect(await checkoutOf(floor(), buyer)).toMatchObject({ problems: [], groups: [{ taxTotal: 5.4 }, {}] })
  })

  test('another rate than the buyer has seen has to be accepted first', async () => {
    const { db } = floor().deps
    await addRates(db, 'standard', { US: 800 })
    const mug = await stocked(floor(), [{ price: 2_000 }])
    const buyer = await buyerOf(floor(), [mug])
    const before = await checkoutOf(floor(), buyer)
    await registerShop(db, mug.shopId, 'US')
    const refused = await startPayment(floor(), buyer, before)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'checkout.changed', checkout: { taxTotal: 2 } },
    })
    expect((await paid(buyer, refused.body.checkout)).body.status).toBe('paid')
  })
})

describe('tax of refunds', () => {
  const taxed = (shopId: string) => registerShop(floor().deps.db, shopId, 'US')

  test('is that of the refunded lines, and never more or less than the order’s', async () => {
    await addRates(floor().deps.db, 'standard', { US: 800 })
    const lines = [{ price: 1_999, quantity: 3 }, { price: 555 }]
    const order = await bought(floor(), lines, { prepare: taxed })
    await shipped(order)
    for (const input of [
      { lines: [{ orderLineId: order.lineIds[0], quantity: 1 }] },
      { amount: 1.11 },
      { shipping: true, amount: 3.33 },
    ]) {
      await order.asSeller('refunds', input)
      await runJob(floor(), 'refund-payments')
      await booksOf(floor().deps.db, order.groupNumber)
    }
    const { refundedTotal, total } = await order.view()
    await order.asSeller('refunds', {
      shipping: true,
      amount: Math.round((total - refundedTotal) * 100) / 100,
    })
    await runJob(floor(), 'refund-payments')
    await booksOf(floor().deps.db, order.groupNumber)
    const { taxTotal } = await order.view()
    const returned = await returnedTax(order.id)
    expect(returned).toHaveLength(4)
    expect(returned.reduce((sum, tax) => sum + tax, 0)).toBe(Math.round(taxTotal * 100))
  })

  test('a declined refund returns none', async () => {
    const order = await bought(floor(), [{}], { card: '0093', prepare: taxed })
    await order.asSeller('refunds', { amount: 5 })
    await runJob(floor(), 'refund-payments')
    expect(await returnedTax(order.id)).toEqual([])
    await booksOf(floor().deps.db, order.groupNumber)
  })

  test('an order from before there were tax lines returns the tax that it was placed with', async () => {
    const { db } = floor().deps
    const order = await bought(floor(), [{ price: 2_000 }, { price: 333, quantity: 2 }])
    await db.execute(sql`delete from order_tax_lines where order_id = ${order.id}`)
    await db.execute(sql`update orders set tax_minor = 641 where id = ${order.id}`)
    await order.asSeller('refunds', { amount: 7.77 })
    await order.asBuyer('cancellations')
    await runJob(floor(), 'refund-payments')
    const returned = await returnedTax(order.id)
    expect(returned.reduce((sum, tax) => sum + tax, 0)).toBe(641)
    await booksOf(db, order.groupNumber)
  })
})

test('placed orders keep their tax when rates and registrations change', async () => {
  const { db } = floor().deps
  await addRates(db, 'standard', { US: 800 })
  const order = await bought(floor(), [{ price: 2_000 }], { prepare: id => registerShop(db, id, 'US') })
  const before = await linesOf(order.number)
  expect(await run('end', order.shop.slug, 'US', 'standard', '--on', '2026-01-01')).toMatchObject({ code: 0 })
  expect(await run('shop', order.shop.slug)).toMatchObject({
    stdout: 'US  standard  US123456789  from 2020-01-01  to 2026-01-01\n',
  })
  expect(await linesOf(order.number)).toEqual(before)
  expect(await order.view()).toMatchObject({ taxTotal: 2 })
})

describe('rates in a file', () => {
  const apply = async (text: string, what = 'apply') => run(what, await temporaryFile(text))

  test('are written whole or not at all, and a repeat changes nothing', async () => {
    const file =
      'country,region,category,rate,from,note\nIT,,standard,22,2020-01-01,\nIT,,standard,21.5,2099-01-01,planned\n'
    expect(await apply(file, 'check')).toMatchObject({
      code: 0,
      stdout: '2 rates would be written, 0 are unchanged.\n',
    })
    expect(await apply(file)).toMatchObject({ code: 0, stdout: '2 rates are written, 0 are unchanged.\n' })
    expect(await apply(file)).toMatchObject({ code: 0, stdout: '0 rates are written, 2 are unchanged.\n' })
    const { stdout } = await run('list')
    expect(stdout).toContain('IT,,standard,22,2020-01-01,\nIT,,standard,21.5,2099-01-01,planned\n')
    expect(await apply(stdout)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('0 rates are written'),
    })
    // A change to come can still be changed, one that orders were placed with can't.
    expect(await apply('country,category,rate,from\nIT,standard,none,2099-01-01\n')).toMatchObject({
      code: 0,
    })
    expect(
      await apply('country,category,rate,from\nIT,standard,20,2020-01-01\nIT,standard,19,2098-01-01'),
    ).toEqual({
      code: 2,
      stdout:
        'Nothing is written: a row has a problem.\n\nProblems:\n  line 2, rate: 22 % has applied since 2020-01-01, and orders were placed with it. Add a row with a later day.\n',
      stderr: '',
    })
    expect((await run('list')).stdout).not.toContain('2098')
  })

  test('every problem names its line, its column and what to write', async () => {
    const { code, stdout } = await apply(
      'country,category,rate,from\nXX,standard,19,2020-01-01\nDE,caviar,19,2020-01-01\nDE,standard,190,2020-02-30\n\nDE,standard,19,2031-01-01\nde,Standard,18,2031-01-01\n',
    )
    expect(code).toBe(2)
    expect(stdout.split('\n').filter(line => line.startsWith('  line'))).toEqual([
      '  line 2, country: “XX” isn’t a country. Write its two letters, such as DE.',
      '  line 3, category: there is no tax category caviar. Add it first.',
      '  line 4, rate: “190” isn’t a rate. Write it in percent, such as 19 or 5.5, or none if there is no rate from this day.',
      '  line 4, from: “2020-02-30” isn’t a day. Write it as 2027-01-01.',
      '  line 7, from: line 6 has a rate for the same place, category and day',
    ])
    expect(await apply('land,satz\nDE,19\n')).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('line 1, country: this column is missing'),
    })
    expect(await apply('country,category,rate,from\nDE,"standard,19\n')).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('this isn’t CSV'),
    })
  })

  test.each([
    [
      ['register', 'no-such-shop', 'DE', 'standard', '--from', '2027-01-01'],
      'There is no shop no-such-shop.',
    ],
    [['register', 'a', 'Germany', 'standard', '--from', '2027-01-01'], '"Germany" is no place.'],
    [['register', 'a', 'DE', 'big', '--from', '2027-01-01'], '"big" is no scheme.'],
    [['register', 'a', 'DE', 'standard'], 'Write --from with a day'],
    [['add', 'Big Books', 'Books'], '"Big Books" is no code.'],
    [['category', 'a', 'caviar'], 'There is no tax category caviar.'],
    [['product', 'no-such-product', 'none'], 'There is no product no-such-product.'],
  ])('tax %s says what is wrong', async (args, message) => {
    expect(await run(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) })
  })
})
