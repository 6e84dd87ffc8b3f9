import { placeOrders } from './support/orders.ts'
import { enterAs, expect, hydrated, logIn, signIn, test } from './support/test.ts'

test('does not show one user’s data to the next user of the tab', async ({ page, newAccount }) => {
  const first = await newAccount()
  const second = await newAccount()
  await enterAs(page, first, '/account/address')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add an address' }).click()
  for (const [label, value] of Object.entries({
    'Full name': 'Runa Vale',
    'Street address': '12 Colonnade Street',
    City: 'Portland',
    'ZIP code': '97205',
    Phone: '+1 503 555 0147',
  }))
    await page.getByLabel(label).fill(value)
  await page.getByLabel('State').selectOption('Oregon')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('main')).toContainText('Colonnade')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await logIn(page, second)
  await expect(page).toHaveURL('/')
  // Within one document, because loading the page again would clear the cache anyway.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await page
    .getByRole('link', { name: /^address/i })
    .first()
    .click()
  await expect(page).toHaveURL('/account/address')
  await expect(page.getByRole('main')).toContainText('No addresses yet')
  await expect(page.getByRole('main')).not.toContainText('Colonnade')
})

test('removes the first user’s data at once when another tab logs in someone else', async ({
  page,
  newAccount,
}) => {
  const [first, second] = [await newAccount(), await newAccount()]
  const lines = [{ title: 'Cove mug', quantity: 1 }]
  await placeOrders(first.email, [
    {
      number: first.email.slice(8, 16),
      placedAt: '2026-09-10T12:00:00Z',
      shop: 'kiln-and-cove',
      total: 2_400,
      lines,
    },
  ])
  await enterAs(page, first, '/account/orders')
  const main = page.getByRole('main')
  await expect(main).toContainText('Cove mug')

  // The second user's data never arrives, so that nothing but the page itself can replace the first user's.
  const asked = page.waitForRequest('**/api/user/orders*')
  await page.route('**/api/user/orders*', () => {})
  const other = await page.context().newPage()
  await other.goto('/about')
  const session = JSON.stringify(await signIn(second))
  await other.evaluate(record => localStorage.setItem('user-data', record), session)
  await asked
  await expect(main).not.toContainText('Cove mug')
})
