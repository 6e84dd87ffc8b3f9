import { gzipSync } from 'node:zlib'
import { decide, logInToConsole, REASON } from './support/console.ts'
import { axeFindings, sideways } from './support/engines.ts'
import { confirmAddress } from './support/mailbox.ts'
import { openShop } from './support/own-shop.ts'
import { blackPng } from './support/png.ts'
import { buy, createCaller } from './support/sale.ts'
import { isSoak } from './support/soak.ts'
import { expect, test } from './support/test.ts'

const address = () => process.env.CONSOLE_ADDRESS ?? ''
test.skip(() => !process.env.CONSOLE_ADDRESS, 'the servers under test have no console')

test('an operator suspends a shop after seeing the effects, reopens it and records evidence', async ({
  page,
  newAccount,
}) => {
  const { slug, name } = await openShop(await newAccount())
  await page.goto(`${address()}/find?q=${slug}`)
  await logInToConsole(page)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await decide(page, 'Suspend', '1 email is sent')
  await expect(page.getByText('Shop suspended')).toBeVisible()
  await expect(page.getByText(REASON)).toHaveCount(2)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await decide(page, 'Reopen', '1 email is sent')
  await expect(page.getByText('Shop reopened')).toBeVisible()
  await page.getByRole('button', { name: 'Record evidence' }).click()
  await page.getByRole('dialog').getByLabel('Proves').selectOption('Register entry')
  await page.getByRole('dialog').getByLabel('Evidence').fill('Extract of the register, HRB 123456')
  await decide(page, 'Record evidence', 'first steps show it')
  await expect(page.getByRole('region', { name: 'First steps' })).toContainText('Register entry attested')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('an admin adds an operator, changes their access and removes them, and the log says so', async ({
  page,
  newAccount,
  baseURL,
}) => {
  const { email } = await newAccount()
  await confirmAddress(baseURL!, email)
  await page.goto(`${address()}/team`)
  await logInToConsole(page)
  const dialog = page.getByRole('dialog')
  const reason = () => dialog.getByLabel('Reason').fill('Starts on the help desk today.')
  await page.getByRole('button', { name: 'Add operator' }).click()
  await dialog.getByLabel('Email').fill(email)
  await reason()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await page.getByRole('button', { name: 'Change access' }).click()
  await dialog.getByLabel(/^Shops/).check()
  await dialog.getByLabel('Refunds per day').fill('250')
  await reason()
  await dialog.getByRole('button', { name: 'Change access' }).click()
  await expect(page.getByText('Support, Shops')).toBeVisible()
  await expect(page.getByText('$250.00')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await reason()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No longer an operator' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`${address()}/log?subject=${id}`)
  const entries = page.getByRole('table', { name: 'Operator log' }).getByRole('row')
  for (const [at, entry] of ['Operator removed', 'Access changed', 'Operator added'].entries())
    await expect(entries.nth(at + 1)).toContainText(entry)
})

test('an operator publishes a page, and settings with a picture, and restores them', async ({ page }) => {
  await page.goto(`${address()}/pages/accessibility`)
  await logInToConsole(page)
  const body = page.getByLabel('Text in Markdown')
  const before = await body.inputValue()
  await body.fill(`${before}\n\nAsk us for **large print**.`)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('complementary').getByText('large print')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await decide(page, 'Publish', 'The page changes')
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await decide(page, 'Publish', 'The page changes')
  await expect(body).toHaveValue(before)

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Contact' }).click()
  const phone = page.getByLabel('Phone')
  await phone.fill('+49 30 1234567')
  await page.getByRole('button', { name: 'Marks' }).click()
  const icon = page.getByRole('group', { name: 'Icon', exact: true })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    icon.locator('input').setInputFiles({ name, mimeType, buffer })
  await choose('icon.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(icon.getByRole('alert')).toContainText('it’s an SVG drawing')
  await choose('icon.png', 'image/png', blackPng(300, 300))
  await expect(icon.getByRole('alert')).toBeHidden()
  await expect
    .poll(() => icon.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await decide(page, 'Publish changes', '2 settings change')
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await decide(page, 'Publish changes', '2 settings change')
  await page.getByRole('button', { name: 'Contact' }).click()
  await expect(phone).toHaveValue('')
})

test('an operator adds tax rates from a file after fixing it', async ({ page }) => {
  await page.goto(`${address()}/tax/rates`)
  await logInToConsole(page)
  await page.getByRole('radio', { name: 'CSV file' }).check()
  const file = (rate: string) => ({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `country,category,rate,from\nIS,standard,24,2020-01-01\nIS,standard,${rate},2099-01-01\n`,
    ),
  })
  const drop = page.locator('input[type=file]')
  await drop.setInputFiles(file('250'))
  await page.getByRole('button', { name: 'Check' }).click()
  const result = page.getByRole('region', { name: 'What each row does' })
  await expect(result).toContainText('Rate: “250” isn’t a rate.')
  await expect(page.getByRole('button', { name: 'Add rates…' })).toBeHidden()
  await drop.setInputFiles(file('25'))
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Add rates…' }).click()
  await decide(page, 'Add rates', '2 rates are added')
  await page.getByLabel('Find a country').fill('Iceland')
  await page.keyboard.press('Enter')
  const rates = page.getByRole('table', { name: 'Rates in Iceland' })
  await expect(rates.getByRole('row')).toContainText(['From', 'Planned', 'Current'])
})

test('loads at most 190 kB of code and styles for login and Today', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (!['document', 'script', 'stylesheet'].includes(response.request().resourceType())) return
    expect(response.headers()['content-encoding']).toMatch(/^(br|gzip)$/)
    sizes.push(response.body().then(body => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address())
  await logInToConsole(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(190_000)
})

const sizes = [
  [390, 'dark'],
  [1280, 'light'],
] as const
for (const [width, colorScheme] of isSoak ? sizes : sizes.slice(0, 1))
  test(`the console has no faults at ${width} px (${colorScheme})`, async ({ page, newAccount, shelf }) => {
    test.setTimeout(180_000)
    const { slug, name } = await openShop(await newAccount())
    const product = await shelf.product('hand-wash-bergamot')
    const buyer = await newAccount()
    const { number } = await buy(await createCaller(buyer), [{ id: product.id, quantity: 1 }])
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto(address())
    expect(await axeFindings(page)).toEqual([])
    await logInToConsole(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    const loaded = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    }
    const main = page.getByRole('main')
    for (const path of [
      '/',
      `/find?q=${slug}`,
      '/purchases',
      `/purchases/${number}`,
      '/cases?kind=report',
      '/applications',
      '/shops',
      '/catalog',
      '/catalog/categories',
      `/catalog/products/${product.id}`,
      `/people?q=${buyer.email}`,
      '/money',
      '/money/commission',
      '/money/days',
      '/team',
      '/log',
      '/pages',
      '/pages/about',
      '/settings',
      '/tax',
      '/tax/rates',
    ]) {
      await page.goto(`${address()}${path}`)
      await loaded()
      expect([path, await axeFindings(page), await sideways(page)]).toEqual([path, [], 0])
    }
    await page.goto(`${address()}/purchases/${number}`)
    const picture = main.locator('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    for (const [path, link] of [
      ['/applications', name],
      [`/people?q=${buyer.email}`, buyer.username],
    ] as const) {
      await page.goto(`${address()}${path}`)
      await main.getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
      await loaded()
      expect([path, await axeFindings(page), await sideways(page)]).toEqual([path, [], 0])
    }
  })
