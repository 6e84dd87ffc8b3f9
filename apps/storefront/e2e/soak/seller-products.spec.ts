import { changeDatabase, joinShop } from '../support/database.ts'
import { enterAs, expect, onPlainHttp, test } from '../support/test.ts'

test('[SEL-05] lowers all prices of a view by ten percent, undoes it on plain http and keeps a saved view', async ({
  page,
  newAccount,
}) => {
  test.setTimeout(180_000)
  // A shop runs one import at a time. No one else imports into this shop.
  const SHOP = 'pebble-and-pine'
  const tag = `view-${crypto.randomUUID().slice(0, 6)}`
  const seller = await newAccount()
  await joinShop(seller.email, SHOP)
  await changeDatabase(
    `with made as (
      insert into products (id, shop_id, name, slug, price_min, tags, status)
      select gen_random_uuid(), s.id, 'Row ' || n, $2 || '-' || n, 2000, array[$2], 'draft'
      from shops s, generate_series(1, 60) n where s.slug = $1 returning id
    ) insert into variants (id, product_id, price_minor, stock) select gen_random_uuid(), id, 2000, 5 from made`,
    [SHOP, tag],
  )
  await onPlainHttp(page)
  await enterAs(page, seller, `/seller/products?tag=${tag}&sort=name`)
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name })

  await button('Save this view').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Rows')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const view = main.getByRole('link', { name: 'Rows' })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await button('Columns').click()
  await page.getByRole('checkbox', { name: 'Tags' }).check()
  await page.getByRole('checkbox', { name: 'Price' }).uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect(main.getByRole('columnheader', { name: 'Tags' })).toBeVisible()
  await expect(main.getByRole('columnheader', { name: 'Price' })).toHaveCount(0)

  await main.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(main.getByText('50 on this page selected').first()).toBeVisible()
  await button('Select all 60 in this view').click()
  await main.getByRole('checkbox', { name: 'Select Row 10', exact: true }).uncheck()
  await main.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Price' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('All 60 products in this view except 1 are selected.')
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('-10')
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Prices 10% less' })).toBeVisible()
  await expect(main.getByText('Total: $1,180.00 → $1,062.00.')).toBeVisible()
  await button('Change 59 products').click()
  await expect(main.getByText('59 products changed.')).toBeVisible()
  await page.reload()
  await button('Undo').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click()
  await expect(main.getByText('59 products restored.')).toBeVisible()

  // Back from a row of the second page restores the focus of the row. Then the view is deleted and restored.
  await main.getByRole('link', { name: 'Products' }).click()
  await expect(main.getByRole('link', { name: 'Next' })).toBeVisible()
  // While the view loads, links to other pages are those of the visible rows.
  let goOn = () => {}
  const pressed = new Promise<void>(resolve => {
    goOn = resolve
  })
  await page.route('**/api/seller/products?*tag=*', async route => {
    await pressed
    await route.continue()
  })
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await main.getByRole('link', { name: 'Next' }).click()
  goOn()
  await expect(main.getByRole('link', { name: 'Previous' })).toBeVisible()
  expect(new URL(page.url()).searchParams.has('tag')).toBe(false)
  await view.click()
  await expect(main.getByRole('link', { name: /^Row / }).first()).toBeVisible()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(main.getByRole('link', { name: 'Previous' })).toBeVisible()
  const row = main.getByRole('link', { name: /^Row / }).last()
  const name = (await row.textContent()) ?? ''
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('link', { name, exact: true })).toBeFocused()
  await button('View Rows').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(view).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(view).toHaveAttribute('aria-current', 'page')
})
