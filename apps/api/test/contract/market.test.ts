import { expect, test } from 'vitest'
import { buildTestApp } from '../app.ts'
import { buyerOf, putCheckout, stocked } from '../payments/shop-floor.ts'

test.each([
  ['USD', { standard: 6.99, premium: 12.99, express: 30.99 }],
  ['JPY', { standard: 699, premium: 1_299, express: 3_099 }],
  ['KWD', { standard: 6.99, premium: 12.99, express: 30.99 }],
])(
  'states the currency %s and the shipping prices that a checkout charges',
  async (currency, shippingPrices) => {
    const market = await buildTestApp({ first: { currency } })
    try {
      expect(await market.call({ method: 'GET', url: '/api/public/market' })).toMatchObject({
        status: 200,
        body: { currency, shippingPrices },
      })

      const lamp = await stocked(market, [{ price: 9_900 }])
      const buyer = await buyerOf(market, [lamp])
      const { itemIds, addressId } = buyer
      for (const [tier, shippingTotal] of Object.entries(shippingPrices)) {
        const shipping = [{ shopId: lamp.shopId, tier }]
        expect(await putCheckout(market, buyer, { itemIds, addressId, shipping })).toMatchObject({
          status: 200,
          body: { currency, shippingTotal },
        })
      }
    } finally {
      await market.close()
    }
  },
)
