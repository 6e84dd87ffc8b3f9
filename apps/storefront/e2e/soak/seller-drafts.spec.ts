import type { Page } from '@playwright/test'
import { joinShop } from '../support/database.ts'
import { openShop } from '../support/own-shop.ts'
import { createCaller } from '../support/sale.ts'
import { storageKeys } from '../support/storage.ts'
import { type Account, enterAs, expect, logIn, stored, test } from '../support/test.ts'

interface Place {
  readonly name: string
  readonly field: RegExp
  /** Opens the form by links, so that Back has an entry. Returns its path. */
  readonly open: (page: Page, product: string) => Promise<void>
}

/** Forms whose guard is tested: the product editor and the page of the shop. Other forms use the same guard. */
const places: readonly Place[] = [
  {
    name: 'a product',
    field: /^Name$/,
    async open(page, product) {
      await page.goto(`/seller/products?q=${encodeURIComponent(product)}`)
      await page.getByRole('link', { name: product }).first().click()
    },
  },
  {
    name: 'the shop',
    field: /^Tagline/,
    async open(page) {
      await page.goto('/seller')
      await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
    },
  },
]

/** Seller with a shop and a product in it. */
async function newSeller(newAccount: () => Promise<Account>) {
  const seller = await newAccount()
  const { slug } = await openShop(seller)
  const call = await createCaller(seller, { 'stoa-shop': slug })
  const product = `Kept ${crypto.randomUUID().slice(0, 8)}`
  await call('POST', '/api/seller/products', {
    name: product,
    variants: [{ price: 20, stock: { from: 0, to: 5 } }],
  })
  return { seller, slug, product }
}

const drafts = async (page: Page) =>
  (await storageKeys(page)).local.filter(key => key.startsWith('stoa:draft/'))

for (const { name, field, open } of places)
  test(`[SEL-05] guards changes of ${name} on every way out and offers them again`, async ({
    page,
    context,
    newAccount,
    baseURL,
  }) => {
    const { seller, product } = await newSeller(newAccount)
    await enterAs(page, seller, '/seller')
    await open(page, product)
    const path = new RegExp(name === 'the shop' ? '/seller/shop$' : '/seller/products/edit/')
    const fieldOf = (where: Page) => where.getByRole('main').getByRole('textbox', { name: field })
    const typed = `Salt and tide ${crypto.randomUUID().slice(0, 6)}`
    await fieldOf(page).fill(typed)

    // A link, Back, and Back again: each one asks, and staying keeps the changes.
    const ways = [
      () => page.getByRole('link', { name: 'Dashboard' }).first().click(),
      () => page.evaluate(() => history.back()),
      () => page.evaluate(() => history.back()),
    ]
    for (const leave of ways) {
      await leave()
      await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(path)
      await expect(fieldOf(page)).toHaveValue(typed)
    }

    const restore = async (where: Page) => {
      await expect(where.getByText(/^You have unsaved changes from .* on this device\.$/)).toBeVisible()
      await expect(fieldOf(where)).not.toHaveValue(typed)
      await where.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(fieldOf(where)).toHaveValue(typed)
    }
    let asked = ''
    page.on('dialog', dialog => {
      asked = dialog.type()
      void dialog.accept()
    })
    await page.reload()
    expect(asked).toBe('beforeunload')
    await restore(page)
    expect(await drafts(page)).toHaveLength(1)

    // A second tab gets no offer while the first one is open, and gets it when that one closes.
    const address = page.url()
    const second = await context.newPage()
    await second.goto(address)
    await expect(fieldOf(second)).toBeVisible()
    await expect(second.getByRole('button', { name: 'Restore', exact: true })).toHaveCount(0)
    await page.close()
    await restore(second)

    // The session ends on the server. The page is replaced, and the changes are kept until its user is back.
    const { token } = (await stored(second, 'user-data')) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    expect((await second.request.get(`${baseURL}/api/auth/signout`, { headers })).ok()).toBe(true)
    await second.keyboard.press('ControlOrMeta+s')
    await expect(second).toHaveURL('/login')
    await logIn(second, seller)
    await expect(second).toHaveURL(path)
    await restore(second)
    await second.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => drafts(second)).toEqual([])
    await expect(fieldOf(second)).toHaveValue(typed)
  })

test('[SEL-05] shows a draft to no other user of the browser and deletes it at logout', async ({
  page,
  context,
  newAccount,
}) => {
  const [{ seller, slug }, colleague] = [await newSeller(newAccount), await newAccount()]
  await joinShop(colleague.email, slug)
  await enterAs(page, seller, '/seller/products/create')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('A bowl of mine')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  const [mine] = await drafts(page)

  // A colleague in the same shop uses the browser. The first one's page is gone with the session.
  const second = await context.newPage()
  await enterAs(second, colleague, '/seller/products/create')
  const theirs = second.getByRole('textbox', { name: 'Name', exact: true })
  await expect(theirs).toHaveValue('')
  await expect(second.getByRole('button', { name: 'Restore', exact: true })).toHaveCount(0)
  await theirs.fill('A bowl of theirs')
  await expect.poll(() => drafts(second)).toHaveLength(2)

  const third = await context.newPage()
  await third.goto('/about')
  await third.getByRole('banner').getByRole('button', { name: colleague.username }).click()
  await third.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect.poll(() => drafts(third)).toEqual([mine])
})
