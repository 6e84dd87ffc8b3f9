import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { confirm, runJob, useShopFloor } from './shop-floor.ts'
import { createTill } from './till.ts'

const floor = useShopFloor({ jobs: false })
const { carded } = createTill(floor)

test('alerts the operator once of a refund made at the provider', async () => {
  const { buyer, checkout, payment } = await carded('0002')
  expect((await confirm(floor(), buyer, payment.id)).body).toMatchObject({ status: 'paid' })
  const told = async () =>
    (await floor().deps.db.select().from(emails).where(eq(emails.kind, 'payment-refunded-elsewhere'))).filter(
      ({ body }) => body.includes(payment.id),
    )
  const webhook = () => runJob(floor(), 'advance-payment', { paymentId: payment.id, source: 'webhook' })
  await webhook()
  expect(await told()).toEqual([])

  const { capture } = (await floor().provider.ledger()).find(one => one.paymentId === payment.id)!
  const path = `/v1/captures/${capture!.id}/refunds`
  await floor().provider.call(path, { key: 'by-hand-in-its-own-pages', amountMinor: 700 })
  await webhook()
  await webhook()
  expect(await told()).toMatchObject([
    {
      recipient: floor().deps.brand.operatorEmail,
      subject: expect.stringContaining('$7.00'),
      body: expect.stringContaining(checkout.number),
    },
  ])
})
