import { toast } from './support/cart.ts'
import { expect, logIn, open, stored, test } from './support/test.ts'

test('keeps a guest’s wish list, adds from it to the cart, merges it at login and shares it', async ({
  page,
  browser,
  baseURL,
  shelf,
  newAccount,
}) => {
  const [mug, lamp] = (await shelf.plain(2)) as [
    Awaited<ReturnType<typeof shelf.plain>>[0],
    Awaited<ReturnType<typeof shelf.plain>>[0],
  ]
  const rows = page.locator('[data-component="SavedLines"] > li')
  const heart = page.getByRole('main').getByRole('button', { name: `Save ${mug.name}`, exact: true })
  await open(page, `/product/${mug.slug}`)
  await heart.first().click()
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true')
  // A wish remembers the variant that was chosen.
  const vase = await shelf.withOptions()
  const variant = vase.variants.findLast(({ isBuyable }) => isBuyable)!
  const chosen = vase.options.map(({ name, values }) => ({
    group: page.getByRole('group', { name }),
    value: values.find(({ id }) => variant.optionIds.includes(id))!.name,
  }))
  await open(page, `/product/${vase.slug}`)
  for (const { group, value } of chosen)
    await group.getByRole('radio', { name: value, exact: true }).check({ force: true })
  const vaseHref = page.url().replace(baseURL!, '')
  expect(vaseHref).toContain('?')
  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${vase.name}`, exact: true })
    .first()
    .click()
  await expect(toast(page, 'Saved to your wish list.')).toBeVisible()
  const expectVariant = async () => {
    const row = rows.nth(1)
    await expect(row.getByRole('link', { name: vase.name, exact: true })).toHaveAttribute('href', vaseHref)
    await expect(row).toContainText(chosen.map(({ value }) => value).join(', '))
  }
  await open(page, `/product/${lamp.slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${lamp.name}`, exact: true })
    .first()
    .click()
  await toast(page, 'Saved to your wish list.').getByRole('button', { name: 'View list' }).click()
  await expect(page).toHaveURL('/wishlist')
  await expect(rows).toHaveCount(3)
  await expectVariant()

  // The price has fallen since. The current price comes from the server.
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('stoa:wish-list') ?? '[]')
    list[0].savedPrice += 400
    localStorage.setItem('stoa:wish-list', JSON.stringify(list))
  })
  await open(page, '/wishlist')
  await expect(rows.first()).toContainText('Price fell by $4.00 since you saved it')

  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(rows).toHaveCount(2)
  await toast(page, 'Removed from your wish list.').getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Price fell by $4.00')

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  const account = await newAccount()
  await logIn(page, account)
  await expect(page).toHaveURL('/wishlist')
  await expect(rows).toHaveCount(3)
  await expectVariant()
  await expect.poll(() => stored(page, 'stoa:wish-list')).toBeNull()
  await rows
    .last()
    .getByRole('button', { name: /^Move to cart/ })
    .click()
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Share this list' }).click()
  const link = await page.getByRole('textbox', { name: /^Anyone with this link/ }).inputValue()
  const visitor = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const shared = await visitor.newPage()
  await shared.goto(link)
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('Ines M.’s wish list')
  await expect(shared.getByRole('main').getByRole('link', { name: lamp.name })).toBeVisible()
  expect(await shared.content()).not.toContain(account.email)
  await expect(shared.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible()
  expect((await shared.goto(link))?.status()).toBe(404)
  await visitor.close()
})
