import type { SellerTax } from '@stoa/api-client/schema'
import { axeFindings } from './support/engines.ts'
import { openShop } from './support/own-shop.ts'
import { createCaller } from './support/sale.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'

test('states a registration, shows its rates, and ends it', async ({ page, newAccount }) => {
  const account = await newAccount()
  const { slug } = await openShop(account)
  await enterAs(page, account, '/seller/shop')
  await hydrated(page)
  await page.getByRole('link', { name: 'Edit tax' }).click()
  await expect(page.getByText('Your orders and invoices state no tax.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('DE')
  const number = page.getByRole('textbox', { name: 'VAT or tax number' })
  await number.fill('DE12')
  const add = page.getByRole('button', { name: 'Add registration' })
  await add.click()
  await expect(page.getByText('This isn’t a VAT number of Germany. Write it like DE123456789.')).toBeVisible()
  await number.fill('DE123456789')
  await add.click()
  await expect(page.getByText('Registration saved', { exact: true })).toBeVisible()
  const rates = page.getByRole('table', { name: 'Tax rates by place and tax category' })
  await expect(rates.getByRole('row', { name: 'Germany 19%' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'End the registration in Germany' }).click()
  await page.getByRole('button', { name: 'End registration' }).click()
  await expect(page.getByText('Registration ended', { exact: true })).toBeVisible()
  const call = await createCaller(account, { 'stoa-shop': slug })
  const { registrations, today } = await call<SellerTax>('GET', '/api/seller/tax')
  expect(registrations).toMatchObject([{ country: 'DE', number: 'DE123456789', toDay: today }])
})
