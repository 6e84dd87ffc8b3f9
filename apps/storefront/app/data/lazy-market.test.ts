import type { MarketApi } from '@stoa/api-client'
import { expect, test } from 'vitest'
import { lazyMarket } from './lazy-market.ts'

const answering = (calls: string[]) =>
  ({
    auth: { readUser: async () => calls.push('readUser') },
    cart: { remove: async (id: string) => calls.push(`remove ${id}`) },
  }) as unknown as MarketApi

test('the client is fetched by the first call, once, and gets the calls as they were made', async () => {
  const calls: string[] = []
  let fetches = 0
  const market = lazyMarket(async () => {
    fetches++
    return answering(calls)
  })
  expect(fetches).toBe(0)
  await Promise.all([market.auth.readUser(), market.cart.remove('7')])
  expect(calls).toEqual(['readUser', 'remove 7'])
  expect(fetches).toBe(1)
})

test('a client that could not be fetched fails the call, and the next call tries again', async () => {
  const calls: string[] = []
  let isAway = true
  const market = lazyMarket(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
    return answering(calls)
  })
  await expect(market.auth.readUser()).rejects.toThrow('Failed to fetch')
  isAway = false
  await market.auth.readUser()
  expect(calls).toEqual(['readUser'])
})
