import type { Page } from '@playwright/test'
import { toast } from './support/cart.ts'
import { type Account, enterAs, expect, hydrated, logIn, open, signIn, stored, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

const asOwner = async (account: Account) => {
  const { token } = await signIn(account)
  return { authorization: `Bearer ${token}` }
}

/** Red square of 64 px, as a file. */
const picture = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
    const ink = canvas.getContext('2d')!
    ink.fillStyle = '#c03030'
    ink.fillRect(0, 0, 64, 64)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('[AUT-16] [AUT-10] saves name and picture of the profile and shows them in the header', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await enterAs(page, account, '/account/profile')
  await hydrated(page)
  await main(page).getByLabel('Name', { exact: true }).fill('Tilda <b>Brandt</b>')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Update successful')).toBeVisible()
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account, Tilda <b>Brandt</b>' })
  await expect(menu).toBeVisible()

  await main(page)
    .getByLabel('Picture')
    .setInputFiles(await picture(page))
  const crop = page.getByRole('dialog', { name: 'Choose what is shown' })
  await crop.getByRole('button', { name: 'The part that is shown' }).press('ArrowRight')
  await crop.getByRole('button', { name: 'Use this picture' }).click()
  await expect(menu.locator('img')).toHaveAttribute('src', /\/media\//)
  const source = (await menu.locator('img').getAttribute('src'))!
  const file = await page.request.get(source)
  expect(file.status()).toBe(200)
  expect(file.headers()['content-type']).toMatch(/^image\//)

  await page.reload()
  await expect(menu.locator('img')).toHaveAttribute('src', source)
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Tilda <b>Brandt</b>')
})

test('[AUT-13] [AUT-14] [AUT-17] rates a new password while typing and ends the other sessions', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const elsewhere = await signIn(account)
  await enterAs(page, account, '/account/change-password')
  await hydrated(page)
  await expect(
    main(page).getByRole('list', { name: 'Devices that are logged in' }).getByRole('listitem'),
  ).toHaveCount(2)
  const current = main(page).getByLabel('Current password', { exact: true })
  const next = main(page).getByLabel('New password', { exact: true })
  const send = main(page).getByRole('button', { name: 'Change password' })
  await current.fill('not my password')
  await next.pressSequentially('abc')
  await expect(page.locator('[data-part="Strength"]')).toContainText('5 more characters')
  await next.fill('four quiet lamps sing')
  await expect(page.locator('[data-part="Strength"]')).toContainText(/good|strong/i)
  await send.click()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(next).toHaveValue('four quiet lamps sing')
  await current.fill(account.password)
  await send.click()
  await expect(main(page)).toContainText('Password changed')
  await expect(current).toHaveValue('')

  await expect(
    main(page).getByRole('list', { name: 'Devices that are logged in' }).getByRole('listitem'),
  ).toHaveCount(1)
  const other = await page.request.post('/auth/refresh-token', {
    data: { refreshToken: elsewhere.refreshToken },
  })
  expect(other.status()).toBe(401)
  await signIn({ ...account, password: 'four quiet lamps sing' })
  await expect(signIn(account)).rejects.toThrow('401')
  await page.reload()
  await expect(page).toHaveURL('/account/change-password')
})

test('[RTE-17] creates, changes and deletes addresses and sets the default one', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const headers = await asOwner(account)
  const book = async () =>
    (await (await page.request.get('/api/user/addresses', { headers })).json()) as object[]
  await enterAs(page, account, '/account/address')
  await expect(main(page)).toContainText('No addresses yet')
  // The action is centered below the text.
  const middles = await Promise.all(
    [
      main(page).getByText('Save an address for faster checkout.'),
      main(page).getByRole('button', { name: 'Add an address' }),
    ].map(async at => {
      const { x, width } = (await at.boundingBox())!
      return x + width / 2
    }),
  )
  expect(middles[0]).toBeCloseTo(middles[1]!, 0)

  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label).fill(value)
    await main(page).getByRole('button', { name: 'Save address' }).click()
  }
  await main(page).getByRole('button', { name: 'Add an address' }).click()
  await expect(main(page).getByLabel('Full name')).toBeFocused()
  await main(page).getByLabel('State').selectOption('Oregon')
  await fill({
    'Full name': 'Runa Vale',
    'Street address': '12 Colonnade Street',
    City: 'Portland',
    'ZIP code': '9720',
    Phone: 'call',
  })
  await expect(main(page).getByLabel('Phone')).toBeFocused()
  // As an iPhone fills it in.
  await fill({ Phone: '(503) 555-0147' })
  await expect(main(page).getByLabel('ZIP code')).toBeFocused()
  await expect(main(page)).toContainText('Check the ZIP code. It should look like 95014 or 22162-1010.')
  await fill({ 'ZIP code': '97205' })
  const cards = main(page).locator('[data-component="AddressCard"]')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Default')
  await expect(cards).toContainText('Portland, OR 97205')
  await expect(cards).toContainText('+1 503 555 0147')
  await expect(main(page).getByRole('button', { name: 'Add an address' })).toBeFocused()

  await main(page).getByRole('button', { name: 'Add an address' }).click()
  await main(page).getByLabel('Country').selectOption('DE')
  await fill({
    'Full name': '<img src=x onerror=alert(1)>',
    'Street address': 'Hafenstrasse 4',
    'Postal code': '20457',
    City: 'Hamburg',
    Phone: '+49 40 555014',
  })
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(1)).toContainText('<img src=x onerror=alert(1)>')
  await cards.nth(1).getByRole('button', { name: /^Make/ }).click()
  await expect(cards.first()).toContainText('Hamburg')
  await expect(cards.first()).toContainText('Default')

  await cards.first().getByRole('button', { name: /^Edit/ }).click()
  await expect(main(page).getByLabel('City')).toHaveValue('Hamburg')
  await fill({ City: 'Bremen' })
  await expect(cards.first()).toContainText('Bremen')
  expect(await book()).toMatchObject([
    { city: 'Bremen', countryCode: 'DE', isDefault: true },
    { city: 'Portland', countryCode: 'US', isDefault: false },
  ])

  await cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep address' }).click()
  await expect(cards).toHaveCount(2)
  await cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click()
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toContainText('Portland')
  expect(await book()).toMatchObject([{ city: 'Portland', isDefault: true }])
})

test('saves the account’s data as one file and deletes the account only with its password', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await enterAs(page, account, '/account/profile')
  await hydrated(page)
  const waiting = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Download my data' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d{2}-\d{2}\.json$/)
  let text = ''
  for await (const chunk of await file.createReadStream()) text += chunk
  expect(JSON.parse(text).profile).toMatchObject({ email: account.email, username: account.username })

  await main(page).getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong one')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Account deleted')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await stored(page, 'user-data')).toBeNull()
  await expect(signIn(account)).rejects.toThrow('401')
})

test('[RTE-17] shows the account’s pages, not-found for others, and sends guests to login', async ({
  page,
  newAccount,
}) => {
  await open(page, '/account/nowhere')
  await expect(page).toHaveURL('/login')
  const account = await newAccount()
  await logIn(page, account)
  await expect(page).toHaveURL('/account/nowhere')
  await expect(main(page)).toContainText('We can’t find this page')
  await expect(main(page).getByRole('searchbox')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Best sellers' })).toHaveAttribute('href', '/best-seller')

  await open(page, '/account')
  await expect(page).toHaveURL('/account/profile')
  const nav = page.locator('[data-component="AccountLayout"] nav')
  for (const [label, path, words] of [
    ['Addresses', '/account/address', 'No addresses yet'],
    ['Security', '/account/change-password', 'Change your password'],
    ['Orders', '/account/orders', 'No orders yet'],
    ['Reviews', '/account/reviews', 'Nothing to review yet'],
    ['Profile', '/account/profile', 'Your data'],
  ] as const) {
    await nav.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(main(page)).toContainText(words)
    const title = label === 'Security' ? 'Password and devices' : label
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
})
