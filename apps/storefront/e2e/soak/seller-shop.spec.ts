import type { Page } from '@playwright/test'
import { findings, sideways } from '../support/engines.ts'
import { mailedLink } from '../support/mailbox.ts'
import { openShop } from '../support/own-shop.ts'
import { createCaller } from '../support/sale.ts'
import { enterAs, expect, test } from '../support/test.ts'

test.use({ timezoneId: 'Europe/Oslo' })

const main = (page: Page) => page.getByRole('main')

test('[SEL-03] makes and unmakes an owner with the password, and removes a member only then', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const [owner, second] = [await newAccount(), await newAccount()]
  await openShop(owner)
  const [asOwner, asSecond] = [await createCaller(owner), await createCaller(second)]
  await asOwner('POST', '/api/seller/shop/team/invitations', { email: second.email, role: 'staff', keys: [] })
  const { path } = await mailedLink(baseURL!, second.email, '/seller/invitation')
  await asSecond('POST', '/api/user/shop-invitations/accept', {
    token: new URL(path, 'http://localhost').searchParams.get('token'),
  })

  await enterAs(page, owner, '/seller/shop')
  const people = main(page).getByRole('list', { name: 'Team members' })
  const row = people.getByRole('listitem').filter({ hasText: second.email })
  const dialog = page.getByRole('dialog')
  await row.getByRole('button', { name: /^Edit .+’s access$/ }).click()
  await expect(dialog.getByLabel('Your password')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Owner' }).check({ force: true })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('This isn’t your password.')
  await dialog.getByLabel('Your password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Owner')

  await row.getByRole('button', { name: /^Remove/ }).click()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await dialog.getByRole('radio', { name: 'Staff' }).check({ force: true })
  await dialog.getByLabel('Your password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Staff')
  await row.getByRole('button', { name: /^Remove/ }).click()
  await dialog.getByRole('button', { name: 'Remove member' }).click()
  await expect(row).toHaveCount(0)
})

test('lets a member choose their emails about the shop that the link names', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const [owner, account] = [await newAccount(), await newAccount()]
  const [{ slug, name }] = [await openShop(owner), await openShop(account)]
  const [asOwner, asMember] = [await createCaller(owner), await createCaller(account)]
  await asOwner('POST', '/api/seller/shop/team/invitations', {
    email: account.email,
    role: 'staff',
    keys: ['orders'],
  })
  const { path } = await mailedLink(baseURL!, account.email, '/seller/invitation')
  await asMember('POST', '/api/user/shop-invitations/accept', {
    token: new URL(path, 'http://localhost').searchParams.get('token'),
  })

  await enterAs(page, account, `/seller/emails?shop=${slug}`)
  await expect(main(page)).toContainText(`Emails about ${name}, to ${account.email}`)
  await expect(main(page).getByRole('group')).toHaveCount(1)
  const orders = main(page).getByRole('group', { name: 'Emails about new orders' })
  await expect(orders.getByRole('radio', { name: 'An email for each' })).toBeChecked()
  await orders.getByRole('radio', { name: /^One email a day/ }).check({ force: true })
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sideways(page), `${width} px`).toBe(0)
  }
  expect(await findings(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // The shop's page leads here, and the shop of the link is still selected.
  await page.goto('/seller/shop')
  await main(page).getByRole('link', { name: 'Choose your emails' }).click()
  await expect(main(page)).toContainText(`Emails about ${name}`)
  await expect(orders.getByRole('radio', { name: /^One email a day/ })).toBeChecked()
})
