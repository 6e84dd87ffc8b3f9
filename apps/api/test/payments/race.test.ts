import { expect, test } from 'vitest'
import { signedUp } from '../fixtures.ts'
import { audit } from './audit.ts'
import { apiProcesses, callApi } from './processes.ts'
import { addAddress, addToCart, checkoutOf, startPayment, stocked, useShopFloor } from './shop-floor.ts'

const RACES = process.env.STOA_SOAK ? 1_000 : 8
/** One webhook, two webhooks, and one that is there before the answer. */
const CARDS = ['0002', '0077', '0085']

const floor = useShopFloor({ connections: 10 })

test(`[CHK-06] makes one order in each of ${RACES} races of two browsers and the webhook`, {
  timeout: 60_000 + RACES * 1_000,
}, async () => {
  const api = floor()
  const product = await stocked(api, [{ stock: null }])
  const processes = await apiProcesses({ tokenKey: api.deps.tokenKey, databaseUrl: api.database.url })
  try {
    const other = await processes.add(api.provider)
    const buyers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const person = await signedUp(api)
        return { ...person, addressId: await addAddress(api, person), itemIds: [] as string[] }
      }),
    )
    const race = async (at: number) => {
      const buyer = { ...buyers[at % 5]!, itemIds: [] as string[] }
      buyer.itemIds = [await addToCart(api, buyer, { productId: product.id })]
      const checkout = await checkoutOf(api, buyer)
      const { body } = await startPayment(api, buyer, checkout)
      const path = `/api/payments/${body.id}/confirm`
      // Its webhook is on its way when the card's answer is here.
      await api.provider.pay(body.reference, CARDS[at % 3]!)
      const answers = await Promise.all(
        [api.address, other.address].map(address =>
          callApi(address, { token: buyer.token, method: 'POST', path }),
        ),
      )
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 200, body: { status: 'paid', orderNumber: checkout.number } })
      expect(answers[0]!.body).toEqual(answers[1]!.body)
    }
    // One race of a buyer after the other: a user has one open checkout.
    await Promise.all(
      buyers.map(async (_, own) => {
        for (let at = own; at < RACES; at += buyers.length) await race(at)
      }),
    )
    const found = await audit(api)
    expect(found).toEqual({ orders: RACES, captures: RACES, refunds: 0, payments: RACES })
  } finally {
    await processes.close()
  }
})
