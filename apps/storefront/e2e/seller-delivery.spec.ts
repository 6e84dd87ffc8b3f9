import type { SellerDelivery } from '@stoa/api-client/schema'
import { axeFindings } from './support/engines.ts'
import { openShop } from './support/own-shop.ts'
import { createCaller } from './support/sale.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'

test('adds a zone with its places, price and days, and leads to what can’t be saved', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const { slug } = await openShop(account)
  await enterAs(page, account, '/seller/shop/delivery')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add zone' }).click()
  const zone = page.getByRole('region', { name: 'Zone 3' })
  await zone.getByRole('combobox', { name: 'Countries and regions' }).fill('japan')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(zone.getByRole('button', { name: 'Remove Japan' })).toBeVisible()
  await zone.getByRole('textbox', { name: 'Price of Standard' }).fill('19.5')
  await zone.getByRole('textbox', { name: 'Standard: days on the way, at least' }).fill('10')
  await zone.getByRole('textbox', { name: 'Standard: days on the way, at most' }).fill('15')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved. Check “Zone 3”.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await zone.getByRole('textbox', { name: 'Name' }).fill('Far away')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Shipping saved', { exact: true })).toBeVisible()
  const call = await createCaller(account, { 'stoa-shop': slug })
  const { zones } = await call<SellerDelivery>('GET', '/api/seller/delivery')
  expect(zones.at(-1)).toEqual({
    name: 'Far away',
    places: [{ country: 'JP', region: null }],
    restOfWorld: false,
    freeFrom: null,
    tiers: [{ tier: 'standard', price: 19.5, transitMin: 10, transitMax: 15, poBoxes: true }],
  })
})
