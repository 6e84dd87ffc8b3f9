import { describe, expect, test } from 'vitest'
import { minorUnits, toDecimal, toMinor } from '../src/index.ts'
import { calm, createBrowser } from './support/browser.ts'
import { newLine } from './support/lines.ts'

test.each([
  ['USD', 100, 19.99, 1999],
  ['JPY', 1, 1999, 1999],
  ['KWD', 1000, 1.005, 1005],
])('%s has %i minor units: %f is %i', (currency, units, decimal, minor) => {
  expect(minorUnits(currency)).toBe(units)
  expect(toMinor(decimal, units)).toBe(minor)
  expect(toDecimal(minor, units)).toBe(decimal)
})

describe('in a marketplace of another currency', () => {
  test.each([
    ['JPY', 1500, 1500, 3000],
    ['KWD', 1.255, 1255, 2510],
  ])(
    '%s: guest, merge, server and what is sent keep to its digits',
    async (currency, price, minor, twice) => {
      const browser = createBrowser()
      browser.market.account('ann@example.org')
      const lamp = browser.market.product({ id: 'lamp', price, priceSale: price })
      const sent: unknown[] = []
      const tab = await browser.visit({
        currency,
        api: session => {
          const api = browser.market.tab(session)
          const { add } = api.cart
          api.cart.add = body => {
            sent.push(body.productDTO)
            return add(body)
          }
          return api
        },
      })
      await tab.core.cart.add(newLine(lamp, 2))
      expect(tab.core.cart.get().groups[0]?.cartDTOList[0]?.productDTO).toMatchObject({
        price: minor,
        priceSale: minor,
      })
      expect(tab.core.cart.summary.get().total).toBe(twice)
      await calm()
      expect(tab.core.cart.get().groups[0]?.cartDTOList[0]?.problems).toEqual([])
      await tab.core.auth.login({ email: 'ann@example.org', password: 'right' })
      await calm()
      tab.core.cart.selectAll()
      expect(tab.core.cart.summary.get().total).toBe(twice)
      const bowl = browser.market.product({ id: 'bowl', price, priceSale: price })
      await tab.core.cart.add(newLine(bowl))
      expect(sent).toEqual([{ id: 'bowl', price, priceSale: price }])
      expect(tab.core.cart.summary.get().total).toBe(minor * 3)
    },
  )
})
