import type { Page } from '@playwright/test'
import { findings } from './support/engines.ts'
import { newOrderNumber, placeLinkedOrder } from './support/orders.ts'
import { isSoak } from './support/soak.ts'
import { type Account, expect, hydrated, open, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => main(page).getByRole('form', { name: 'Track an order' })
const result = (page: Page) => main(page).locator('[data-component="TrackedOrder"]')

const placed = ({ email }: Account) =>
  placeLinkedOrder(email, {
    fulfillment: 'shipped',
    events: [{ kind: 'shipped', at: '2026-09-11T12:00:00Z' }],
    parcel: { carrier: 'Northpost', number: 'NP-77', href: 'https://carrier.example/NP-77' },
  })

const ask = async (page: Page, number: string, email: string) => {
  await form(page).getByLabel('Order number').fill(number)
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByRole('button', { name: 'Track order' }).click()
}

test('[RTE-13] [ORD-02] shows steps and parcels, and one message if number or email are wrong', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const { number } = await placed(account)
  await page.addInitScript(() => localStorage.setItem('cookiePreference', 'declined'))
  await open(page, '/track-order')
  const said: string[] = []
  for (const [given, email] of [
    ['NOSUCHNUMB', account.email],
    [number, 'somebody@example.com'],
  ] as const) {
    await page.reload()
    await hydrated(page)
    await ask(page, given, email)
    await expect(main(page).getByRole('alert')).toBeVisible()
    said.push((await main(page).getByRole('alert').textContent()) ?? '')
  }
  expect(said[0]).toBe(said[1])
  await ask(page, number.toLowerCase(), account.email)
  await expect(result(page)).toContainText('Kiln & Cove')
  await expect(result(page)).toContainText('Shipped')
  await expect(result(page).getByRole('link', { name: 'Track with Northpost' })).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
})

test('[RTE-13] [ORD-02] opens an order by the emailed link and keeps its secret on this page', async ({
  page,
  newAccount,
}) => {
  const { token } = await placed(await newAccount())
  const leaks: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) return
    const referrer = request.headers().referer ?? ''
    if (request.url().includes(token) || referrer.includes(token)) leaks.push(request.url())
  })
  await page.goto(`/track-order?token=${token}`)
  await expect(result(page)).toContainText('Shipped')
  await expect(page).toHaveURL('/track-order')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  expect(leaks).toEqual([])
  await page.goto('/track-order?token=a-secret-that-nobody-was-sent')
  await expect(main(page).getByRole('alert')).toContainText('This link doesn’t open an order.')
})

if (isSoak)
  test('[RTE-13] [ORD-02] limits attempts and keeps the input', async ({ page }) => {
    const number = newOrderNumber()
    for (let attempt = 0; attempt < 10; attempt++)
      await page.request.post('/api/public/track-order', {
        data: { number, email: `guess-${attempt}@example.com` },
      })
    await open(page, '/track-order')
    await ask(page, number, 'somebody@example.com')
    await expect(main(page).getByRole('alert')).toContainText(/wait \d+ seconds/)
    await expect(form(page).getByLabel('Order number')).toHaveValue(number)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[RTE-13] [ORD-02] tracks an order by the form, and by the button of an emailed link', async ({
    page,
    newAccount,
  }) => {
    const account = await newAccount()
    const { number, token } = await placed(account)
    await page.goto('/track-order')
    await ask(page, number, 'somebody@example.com')
    await expect(main(page).getByRole('alert')).toContainText('We couldn’t find this order.')
    await expect(form(page).getByLabel('Order number')).toHaveValue(number)
    await ask(page, number, account.email)
    await expect(result(page)).toContainText('Shipped')
    await page.goto(`/track-order?token=${token}`)
    await main(page).getByRole('button', { name: 'Show the order from your email' }).click()
    await expect(page).toHaveURL('/track-order')
    await expect(result(page)).toContainText('Shipped')
  })
})
