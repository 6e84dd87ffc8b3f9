import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { changeDatabase } from './support/database.ts'
import { mailedLink } from './support/mailbox.ts'
import { openShop } from './support/own-shop.ts'
import { enterAs, expect, hydrated, logIn, open, test } from './support/test.ts'
import { addProduct, applyFor } from './support/walk-shop.ts'

test.use({ timezoneId: 'Europe/Oslo' })

const main = (page: Page) => page.getByRole('main')

test('[SEL-01] [RTE-10] [HDR-06] [GRD-06] keeps a guest’s application through login and makes them a seller', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await open(page, '/seller-registration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell on Stoa')
  await main(page).getByRole('button', { name: 'Log in to apply' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL('/seller-registration')

  const name = `Glaze & Grain ${randomUUID().slice(0, 6)}`
  await main(page).getByLabel('Shop name').fill(name)
  await expect(main(page).getByText('is free.')).toBeVisible()
  await expect(main(page).getByRole('complementary')).toContainText(name)
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await main(page)
    .getByRole('textbox', { name: 'Story' })
    .fill('We throw bowls in a shed by the sea, and fire them twice.')
  await page.reload()
  await hydrated(page)
  await expect(main(page).getByRole('textbox', { name: 'Story' })).toHaveValue(/shed by the sea/)
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await main(page).getByLabel('Country', { exact: true }).selectOption('NO')
  await main(page).getByLabel('Street address').fill('4 Shed Lane')
  await main(page).getByLabel('Postal code').fill('5003')
  await main(page).getByLabel('Town').fill('Bergen')
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await main(page).getByLabel('I have read the rules and agree to them.').check()
  await main(page).getByRole('button', { name: 'Send application' }).click()
  // The form is gone. The applicant continues at the answer, and in the shop at its start.
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `${name} is approved` }),
  ).toBeFocused()
  const center = page.getByRole('banner').getByRole('link', { name: 'Seller Center' })
  await expect(center).toHaveAttribute('href', '/seller')
  await main(page).getByRole('link', { name: 'Go to your shop' }).click()
  await expect(page).toHaveURL('/seller')
  await expect(main(page)).toBeFocused()
  const steps = main(page).getByRole('region', { name: 'Getting started' })
  const details = steps.getByRole('link', { name: 'Give your business details' })
  await expect(details).toHaveAttribute('href', '/seller/shop/business')
  await steps.getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(steps).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await page.goto('/seller/shop')
  await expect(main(page).getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Oslo')
})

test('[SEL-03] [RTE-19] edits the shop with one save, asks before leaving and shows the result', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const { slug, name } = await openShop(account)
  await enterAs(page, account, '/seller/shop')
  const tagline = main(page).getByLabel('Tagline')
  await tagline.fill('Stoneware from the bay')
  const lowStock = main(page).getByLabel('Low stock level')
  await lowStock.fill('many')
  await tagline.focus()
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await expect(bar).toContainText('2 changes')
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('Not saved. Check “Low stock level”.')
  await expect(lowStock).toBeFocused()
  await expect(lowStock).toBeInViewport({ ratio: 1 })
  await lowStock.fill('3')
  const zone = main(page).getByRole('combobox', { name: 'Time zone' })
  await zone.fill('Auckland')
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click()

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const asked = page.getByRole('dialog')
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: /stay/i }).click()
  // Until the dialog is gone, nothing can be typed behind it.
  await expect(asked).toBeHidden()
  await expect(tagline).toHaveValue('Stoneware from the bay')

  const next = `${slug}-new`
  await main(page).getByLabel('Shop URL').fill(next)
  await expect(bar).toContainText('4 changes')
  await page.keyboard.press('Control+s')
  await expect(bar).toBeHidden()
  await expect(main(page)).toContainText('changed the shop')
  // The browser's own time zone is UTC.
  const change = main(page).getByRole('time').first()
  const at = new Date((await change.getAttribute('datetime'))!)
  const time = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Pacific/Auckland' } as const
  await expect(change).toHaveText(new Intl.DateTimeFormat('en-US', time).format(at))
  await page.goto(`/shop/${slug}`)
  await expect(page).toHaveURL(`/shop/${next}`)
  await expect(main(page)).toContainText('Stoneware from the bay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('[SEL-03] invites a member, who accepts by the emailed link, sees the shop and leaves it', async ({
  page,
  browser,
  newAccount,
  baseURL,
}) => {
  const [owner, packer] = [await newAccount(), await newAccount()]
  const { name } = await openShop(owner)
  await enterAs(page, owner, '/seller/shop')
  await main(page).getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(packer.email)
  await dialog.getByRole('button', { name: 'Orders only' }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(main(page)).toContainText(packer.email)

  const { path } = await mailedLink(baseURL!, packer.email, '/seller/invitation')
  const other = await (await browser.newContext()).newPage()
  await enterAs(other, packer, `${baseURL}${path}`)
  await expect(main(other)).toContainText('as staff for orders')
  await main(other).getByRole('button', { name: 'Accept' }).click()
  await expect(other).toHaveURL(`${baseURL}/seller`)
  await expect(other.getByRole('navigation').first()).toBeVisible()
  await expect(other.locator('body')).toContainText(name)

  // The member leaves. The owner's page shows it at once, and the member has no access.
  await expect(main(page)).toContainText('Staff · orders')
  await other.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await main(other).getByRole('button', { name: 'Leave shop' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Leave shop' }).click()
  await expect(other).toHaveURL(`${baseURL}/`)
  await expect(main(page).getByRole('list', { name: 'Team members' })).not.toContainText(packer.email)
  await expect(main(page)).toContainText('You’re its only owner')
  await other.context().close()
})

test('answers 410 for a terminated shop and its products, and tells its seller', async ({
  page,
  newAccount,
}) => {
  const { account, call, slug, name } = await applyFor(await newAccount())
  const product = await addProduct({ account, call, slug, name })
  const end = (status: string, day: string) =>
    changeDatabase('update shops set status = $2, ends_on = $3::date where slug = $1', [slug, status, day])
  await end('open', '2100-01-31')
  await enterAs(page, account, '/seller')
  await expect(page.getByText(`${name} will be terminated on Jan 31, 2100.`)).toBeVisible()
  await end('terminated', '2020-01-31')
  await page.reload()
  await expect(page.getByText(`${name} is terminated.`)).toBeVisible()
  for (const path of [`/shop/${slug}`, `/product/${product.slug}`]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(410)
    expect(await answer?.text(), path).toContain('<title>Shop closed · Stoa</title>')
    await expect(page.getByRole('heading', { level: 1, name: 'This shop has closed' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Your orders' })).toBeVisible()
  }
})
