import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD } from '../fixtures.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { bought, shipped } from './order-desk.ts'

const floor = useShopFloor({ jobs: false })

test('keeps the address of a deleted account only until its parcel has arrived', async () => {
  const order = await bought(floor())
  await runJob(floor(), 'issue-invoices', { orderIds: [order.id] })
  const addressNow = async () => {
    await runJob(floor(), 'sweep')
    const { rows } = await floor().deps.db.execute<{ address: unknown; customer: string | null }>(sql`
      select shipping_address as address, customer_id as customer from order_groups where number = ${order.groupNumber}`)
    return rows[0]!
  }
  const { token } = order.buyer
  const url = '/api/user/me'
  expect((await floor().call({ method: 'DELETE', url, token, payload: { password: PASSWORD } })).status).toBe(
    204,
  )
  expect(await addressNow()).toMatchObject({ customer: null, address: { city: expect.any(String) } })
  const parcel = await shipped(order)
  expect((await addressNow()).address).not.toBeNull()
  await order.asSeller(`fulfillments/${parcel}/deliver`)
  expect((await addressNow()).address).toBeNull()
})
