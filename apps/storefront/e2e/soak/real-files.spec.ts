import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { type Shop, startShop } from '../support/shop.ts'
import { expect, hydrated, test } from '../support/test.ts'

const folder = process.env.STOA_DATA_DIR
if (!folder)
  console.log('SKIPPED: the shopper’s path over real product files (STOA_DATA_DIR names no folder)')
test.skip(!folder, 'STOA_DATA_DIR names no folder of real product files')
test.describe.configure({ mode: 'serial' })

let shop: Shop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await startShop()
})
test.afterAll(() => shop?.stop())

const command = async (script: string, ...args: string[]) => {
  const { code, output } = await run(
    inRoot('node_modules/.bin/node'),
    [`src/commands/${script}.ts`, ...args],
    {
      cwd: inRoot('apps/api'),
      env: { STOA_DATA_HOME: shop.data, DATABASE_URL: '' },
    },
  )
  return { code, output }
}

test('adds at most 30 kB to home for thousands of categories and fetches branches on demand', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const size = async () => (await (await request.get(`${shop.address}/`)).body()).length
  const before = await size()
  const imported = await command('import-categories', join(folder!, 'google-taxonomy-with-ids.en-US.txt'))
  expect(imported.code, imported.output).toBe(0)
  await expect
    .poll(
      async () =>
        (await (await request.get(`${shop.address}/`)).text()).includes('Animals &amp; Pet Supplies') ||
        (
          await (await request.get(`${shop.address}/api/public/category/get_tree_category?depth=1`)).text()
        ).includes('Animals'),
    )
    .toBe(true)
  const after = await size()
  console.log(`home grew by ${((after - before) / 1024).toFixed(1)} kB`)
  expect(after - before).toBeLessThanOrEqual(30 * 1024)

  await page.goto(`${shop.address}/`)
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
  const drawer = page.getByRole('dialog')
  const open = (category: string) =>
    drawer.getByRole('button', { name: `Show what is in ${category}`, exact: true }).click()
  await open('Animals & Pet Supplies')
  await open('Pet Supplies')
  const bird = drawer.getByRole('link', { name: 'Bird Supplies' })
  await expect(bird).toBeVisible()
  await bird.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bird Supplies' })).toBeVisible()
})
