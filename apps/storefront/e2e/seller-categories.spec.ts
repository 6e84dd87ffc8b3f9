import { joinShop } from './support/database.ts'
import { enterAs, expect, test } from './support/test.ts'

test('[RTE-19] adds, sorts, moves and deletes a shop’s categories by keyboard', async ({
  page,
  shelf,
  newAccount,
}) => {
  const [product] = await shelf.plain(1)
  const seller = await newAccount()
  await joinShop(seller.email, product!.shop.slug)
  const mark = crypto.randomUUID().slice(0, 4)
  const [first, second] = [`Glaze tests ${mark}`, `Seconds ${mark}`]
  await enterAs(page, seller, '/seller/categories')
  const tree = page.getByRole('navigation', { name: 'Categories', exact: true })

  for (const name of [first, second]) {
    await tree
      .getByRole('link', { name: /^Add a category below / })
      .first()
      .press('Enter')
    await expect(page).toHaveURL(/\/seller\/categories\/create/)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/seller\/categories$/)
    await expect(tree.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
  }

  const order = async () => {
    const text = (await tree.textContent()) ?? ''
    return text.indexOf(first) < text.indexOf(second) ? 'first' : 'second'
  }
  await expect.poll(order).toBe('first')
  await tree
    .getByRole('link', { name: new RegExp(second) })
    .first()
    .focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toBe('second')

  await tree
    .getByRole('link', { name: new RegExp(first) })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/seller\/categories\/edit\//)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${first} b`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `${first} b` })).toBeVisible()

  await page.getByRole('button', { name: `More for ${second}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText(`${second} deleted`).first()).toBeVisible()
  await expect(tree.getByText(second)).toHaveCount(0)
})
