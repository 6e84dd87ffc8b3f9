import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { booksOf } from '../after-sales/books.ts'
import { runCommand } from '../catalog/command.ts'
import { createProduct, createShop, type MadeProduct } from '../fixtures.ts'
import { type Bought, bought } from '../orders/order-desk.ts'
import { buyerOf, checkoutOf, confirm, runJob, startPayment, useShopFloor } from '../payments/shop-floor.ts'
import { setRate } from './set-rate.ts'

const floor = useShopFloor({ jobs: false })
const ratesOf = async (order: Bought) =>
  (await order.view()).lines.map(({ commissionRate }: { commissionRate: number }) => commissionRate)

/** Returns the commission that the shop got back, entry by entry in minor units. */
async function backOf({ id }: Bought): Promise<number[]> {
  const { rows } = await floor().deps.db.execute<{ amount: number }>(
    sql`select amount_minor::int as amount from ledger_entries
      where order_id = ${id} and kind in ('commission_back', 'commission_reversal') order by id`,
  )
  return rows.map(({ amount }) => amount)
}

describe('[ORD-03] the rate of a line', () => {
  test('is that of the nearest category above it, and stays as it was when the order was placed', async () => {
    const { db } = floor().deps
    const { id: shopId } = await createShop(db)
    const ids = [newId(), newId(), newId()]
    const slugs = ids.map(id => `level-${id}`)
    const paths = slugs.map((_, at) => slugs.slice(0, at + 1).join('/'))
    for (const [at, id] of ids.entries())
      await db.insert(categories).values({
        id,
        parentId: ids[at - 1] ?? null,
        // The lowest is the shop's own.
        shopId: at === 2 ? shopId : null,
        name: `Level ${at}`,
        slug: slugs[at]!,
        path: paths[at]!,
        depth: at + 1,
        source: 'seed',
      })
    const products: MadeProduct[] = []
    for (const id of [...ids, null]) {
      const product = await createProduct(db, shopId, [{ price: 2_000, stock: 10 }])
      if (id) await db.execute(sql`update products set category_id = ${id} where id = ${product.id}`)
      products.push(product)
    }
    const placed = async () => {
      const buyer = await buyerOf(floor(), products)
      const { body: payment } = await startPayment(floor(), buyer, await checkoutOf(floor(), buyer))
      await floor().provider.pay(payment.reference, '0002')
      const { body } = await confirm(floor(), buyer, payment.id)
      const read = async () => {
        const { rows } = await db.execute<{ product: string; rate: number; amount: number }>(
          sql`select l.product_id as product, c.rate_basis_points as rate, c.amount_minor::int as amount
            from commission_lines c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
            where o.number = ${`${body.orderNumber}-1`}`,
        )
        return products.map(({ id }) => rows.find(({ product }) => product === id)!)
      }
      return read
    }
    const set = (path: string, rate: number | null) => setRate(floor().deps, path, rate)
    const rates = (rows: { rate: number }[]) => rows.map(({ rate }) => rate)

    const first = await placed()
    expect(rates(await first())).toEqual([800, 800, 800, 800])
    await set(paths[0]!, 1_500)
    await set(paths[1]!, 0)
    const second = await placed()
    expect(await second()).toMatchObject([
      { rate: 1_500, amount: 300 },
      { rate: 0, amount: 0 },
      { rate: 0, amount: 0 },
      { rate: 800, amount: 160 },
    ])
    await set(paths[1]!, null)
    const third = await placed()
    expect(rates(await third())).toEqual([1_500, 1_500, 1_500, 800])
    expect(rates(await first())).toEqual([800, 800, 800, 800])
    expect(rates(await second())).toEqual([1_500, 0, 0, 800])
    await set('.', 900)
    expect(rates(await (await placed())())).toEqual([1_500, 1_500, 1_500, 900])
    await set('.', null)
    await setRate(floor().deps, '.', 700, shopId)
    await setRate(floor().deps, paths[1]!, 600, shopId)
    await setRate(floor().deps, paths[1]!, 100)
    const fourth = await placed()
    expect(rates(await fourth())).toEqual([700, 600, 600, 700])
    await setRate(floor().deps, paths[1]!, null)
    expect(rates(await third())).toEqual([1_500, 1_500, 1_500, 800])
    await expect(set(paths[2]!, 500)).rejects.toThrow('belongs to a shop')
    await expect(set(paths[1]!, null)).rejects.toThrow('has no rate')
  })
})

describe('a refund gives back the commission of what it refunds', () => {
  const two = [
    { price: 2_000, quantity: 1, rate: 2_000 },
    { price: 2_000, quantity: 2, rate: 500 },
  ]

  test('line by line at their own rates, to the last cent', async () => {
    const order = await bought(floor(), two)
    expect(await ratesOf(order)).toEqual([20, 5])
    expect(await order.view()).toMatchObject({ commissionTotal: 6 })
    const [dear, cheap] = order.lineIds as [string, string]
    const refund = (input: object) => order.asSeller('refunds', input)
    await refund({ lines: [{ orderLineId: dear, quantity: 1 }] })
    expect(await backOf(order)).toEqual([400])
    await order.asBuyer('cancellations', { lines: [{ orderLineId: cheap, quantity: 1 }] })
    expect(await backOf(order)).toEqual([400, 100])
    await booksOf(floor().deps.db, order.groupNumber)
    await order.asBuyer('cancellations')
    expect(await backOf(order)).toEqual([400, 100, 100])
    expect(await order.view()).toMatchObject({ commissionTotal: 0, refundedTotal: 66.99 })
    await booksOf(floor().deps.db, order.groupNumber)
    const { months } = (
      await floor().call({ method: 'GET', url: '/api/seller/earnings', token: order.seller.token })
    ).body
    const { items } = (
      await floor().call({
        method: 'GET',
        url: `/api/seller/statements/${months[0].month}`,
        token: order.seller.token,
      })
    ).body
    const told = (items as { kind: string; commissionRates: number[] }[]).map(entry => [
      entry.kind,
      entry.commissionRates,
    ])
    expect(told.filter(([kind]) => String(kind).startsWith('commission'))).toEqual([
      ['commission', [5, 20]],
      ['commission_back', [20]],
      ['commission_back', [5]],
      ['commission_back', [5]],
    ])
  })

  test('spreads an amount over all lines in proportion to what is left of each', async () => {
    const order = await bought(floor(), two)
    await order.asSeller('refunds', { amount: 6 })
    // 2.00 at 20 % and 4.00 at 5 %.
    expect(await backOf(order)).toEqual([60])
    await order.asSeller('refunds', { lines: [{ orderLineId: order.lineIds[0], quantity: 1 }] })
    // 18.00 are left of the dear line, and 2.00 are of the other.
    expect(await backOf(order)).toEqual([60, 370])
    for (const amount of [0.01, 0.03, 11.11, 22.85]) {
      await order.asSeller('refunds', { amount })
      await booksOf(floor().deps.db, order.groupNumber)
    }
    expect(await order.view()).toMatchObject({ commissionTotal: 0, refundedTotal: 60 })
  })

  test('reverses the commission of a refund that the provider refuses', async () => {
    const order = await bought(floor(), two, { card: '0093' })
    await order.asSeller('refunds', { lines: [{ orderLineId: order.lineIds[0], quantity: 1 }] })
    await runJob(floor(), 'refund-payments')
    expect(await backOf(order)).toEqual([400, -400])
    await booksOf(floor().deps.db, order.groupNumber)
  })
})

test('publishes the rates that the operator sets by a command', async () => {
  const { deps, database, call } = floor()
  const slug = `tables-${newId()}`
  await deps.db.insert(categories).values({ name: 'Tables', slug, path: slug, depth: 1, source: 'seed' })
  const run = (...args: string[]) => runCommand('commission', args, { DATABASE_URL: database.url })
  expect(await run('set', slug, '9.5')).toMatchObject({
    code: 0,
    stdout: `${slug}  default -> 9.5 %, for orders placed from now on\n`,
  })
  const [list, log, beyond, published] = await Promise.all([
    run('list'),
    run('log'),
    run('set', slug, '101'),
    call({ method: 'GET', url: '/api/public/commission' }),
  ])
  expect(list.stdout).toContain(`${slug}  9.5 %\n`)
  expect(list.stdout).toMatch(/all else {2}8 %\n$/)
  expect(beyond).toMatchObject({ code: 1, stderr: expect.stringContaining('"101" is no rate') })
  expect(log.stdout).toMatch(new RegExp(`^${slug} {2}9\\.5 % {2}since .+Z$`, 'm'))
  expect(published.body).toMatchObject({
    defaultRate: 8,
    categories: expect.arrayContaining([{ path: slug, name: 'Tables', rate: 9.5 }]),
  })
  expect(await run('clear', slug)).toMatchObject({ stdout: expect.stringContaining('9.5 % -> default') })
})
