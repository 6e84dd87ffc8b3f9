import { axeFindings } from './support/engines.ts'
import { openShop } from './support/own-shop.ts'
import { enterAs, expect, hydrated, open, test } from './support/test.ts'

test('leads a shop that is approved and not open to its business details', async ({ page, newAccount }) => {
  const account = await newAccount()
  const { slug, name } = await openShop(account)
  // The demo opens shops at once.
  await page.route('**/api/user/shops', async route => {
    const response = await route.fetch()
    const { items } = await response.json()
    const pending = items.map((shop: object) => ({ ...shop, status: 'pending' }))
    await route.fulfill({ response, json: { items: pending } })
  })
  await enterAs(page, account, '/seller-registration')
  const main = page.getByRole('main')
  await expect(main).toContainText(`${name} is approved`)
  await expect(main).toContainText('once the marketplace has checked your business details')
  await expect(main.getByRole('link', { name: 'Business details' })).toHaveAttribute(
    'href',
    `/seller/shop/business?shop=${slug}`,
  )
  await page.goto('/seller')
  await expect(page.getByText('isn’t open yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View my shop' })).toHaveCount(0)
})

test('saves business details, shows buyers the public part, and says that the EU is closed', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const { slug } = await openShop(account)
  await enterAs(page, account, '/seller/shop/business')
  await hydrated(page)
  await expect(page.getByText('The marketplace asks every shop for this statement.')).toBeVisible()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByLabel('Country').selectOption('NO')
  await field('Phone').fill('12')
  await save()
  await expect(page.getByText('Enter the name of the person or company.').first()).toBeVisible()
  await field('Name of the person or company').fill('Quay Pots AS')
  await field('Street address').fill('1 Quay')
  await field('Postal code').fill('5003')
  await field('Town').fill('Bergen')
  await field('Email for buyers').fill('post@quay-pots.example')
  await field('Tax number optional').fill('SECRET-1')
  await save()
  await expect(page.getByText(/Enter a complete phone number/).first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await field('Phone').fill('55 55 50 00')
  await save()
  await expect(page.getByText('Business details saved', { exact: true })).toBeVisible()

  await page.goto('/seller/shop/delivery')
  await expect(page.getByText('This shop can’t deliver to the EU yet.')).toBeVisible()
  await open(page, `/shop/${slug}`)
  const facts = page.locator('#seller')
  await expect(facts).toContainText('Quay Pots AS')
  await expect(facts).toContainText('1 Quay, 5003 Bergen, Norway')
  await expect(facts).toContainText('+47 55 55 50 00')
  await expect(facts).not.toContainText('SECRET-1')
})
