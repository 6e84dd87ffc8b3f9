import type { Page } from '@playwright/test'
import { findings } from './support/engines.ts'
import { placeLinkedOrder } from './support/orders.ts'
import { type Account, enterAs, expect, hydrated, open, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = 'Withdraw from contract here'
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

const placed = ({ email }: Account) => placeLinkedOrder(email)

async function receipt(page: Page, number: string) {
  const shown = main(page).getByRole('status')
  await expect(shown).toContainText(`I withdraw from the contract for order ${number}.`)
  await expect(shown).toContainText(/Received: .+ \(UTC\)/)
  await expect(shown).toContainText(/Reference: W-[0-9A-Z]{10}/)
}

test('withdraws by number and email in two steps, linked from the footer', async ({ page, newAccount }) => {
  const account = await newAccount()
  const { number } = await placed(account)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await open(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL('/withdraw')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main(page).getByRole('link', { name: 'Instructions on withdrawal' })).toHaveAttribute(
    'href',
    '/right-of-withdrawal',
  )
  await press(page, 'Continue')
  await expect(main(page).getByText('Enter your name.')).toBeVisible()
  await main(page).getByLabel('Name').fill('Robin Reed')
  await main(page).getByLabel('Order number').fill(number)
  await main(page).getByLabel('Email').fill(account.email)
  expect(await findings(page)).toEqual([])
  await press(page, 'Continue')
  await expect(main(page)).toContainText(`I withdraw from the contract for order ${number}.`)
  await press(page, 'Change')
  await expect(main(page).getByLabel('Order number')).toHaveValue(number)
  await press(page, 'Continue')
  await press(page, 'Confirm withdrawal')
  await receipt(page, number)
  await expect(main(page)).toContainText('it takes effect in 24 hours')
})

test('lists the items of an own order', async ({ page, newAccount }) => {
  const account = await newAccount()
  const { number } = await placed(account)
  await enterAs(page, account)
  await page.goto(`/account/orders/${number}`)
  await main(page).getByRole('link', { name: title }).click()
  await main(page).getByLabel('Cove mug, quantity').selectOption('1')
  await press(page, 'Continue')
  await expect(main(page)).toContainText('To Kiln & Cove')
  await expect(main(page)).toContainText('1 × Cove mug')
  await press(page, 'Confirm withdrawal')
  await receipt(page, number)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('withdraws by the emailed link and keeps its secret out of addresses', async ({
    page,
    newAccount,
  }) => {
    const { number, token } = await placed(await newAccount())
    await page.goto(`/withdraw?token=${token}`)
    await press(page, 'Show the order from your email')
    await expect(page).toHaveURL('/withdraw')
    await main(page).getByLabel('Name').fill('Robin Reed')
    await expect(main(page).getByLabel('Cove mug, quantity')).toHaveValue('2')
    await press(page, 'Continue')
    await expect(main(page)).toContainText('2 × Cove mug')
    await press(page, 'Confirm withdrawal')
    await receipt(page, number)
    await expect(main(page)).toContainText('it takes effect in 24 hours')
  })

  test('keeps the input when the order number is missing', async ({ page }) => {
    await page.goto('/withdraw')
    const answer = await page.request.post('/withdraw', { form: { step: 'review', name: 'Robin Reed' } })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('value="Robin Reed"')
  })
})

test('opens an order by the emailed link', async ({ page, newAccount }) => {
  const { token } = await placed(await newAccount())
  await page.goto(`/withdraw?token=${token}`)
  await hydrated(page)
  await expect(main(page).getByLabel('Cove mug, quantity')).toBeVisible()
  await expect(page).toHaveURL('/withdraw')
})
