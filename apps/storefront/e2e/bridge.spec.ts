/** Elements on a subdomain of the marketplace, which show its own cart. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { ProductCard, SessionRecord } from '@stoa/api-client/schema'
import { freePort } from '@stoa/testing/ports'
import { addFromPage, badge, cartPage } from './support/cart.ts'
import { siteOrigin } from './support/embed-pages.ts'
import { startStorefrontAt } from './support/shop.ts'
import { test as base, expect, signIn, stored } from './support/test.ts'

let market = ''
let stop = async () => {}

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(market),
})

// One storefront for all tests.
test.describe.configure({ mode: 'default' })
test.skip(() => !process.env.EMBED_PAGES_PORT, 'a shop that is running already lists other origins')

test.beforeAll(async () => {
  const port = String(await freePort())
  market = siteOrigin('market', port)
  const env = { PORT: port, PUBLIC_ORIGIN: market, EMBED_ORIGINS: siteOrigin('blog') }
  ;({ stop } = await startStorefrontAt(process.env.API_ADDRESS!, env))
})
test.afterAll(() => stop())

/** Opens a page of a subdomain with count, add and cart. */
async function visit(context: BrowserContext, { id, slug }: ProductCard, site: 'blog' | 'forum' = 'blog') {
  const page = await context.newPage()
  await page.goto(`${siteOrigin(site)}/index.html?product=${id}&slug=${slug}&market=${market}`)
  await page.evaluate(() => document.body.append(document.createElement('stoa-cart')))
  return page
}

const counts = (page: Page) => page.locator('stoa-cart-count [data-stoa-count]')
const add = (page: Page) => page.getByRole('link', { name: 'Add the candle' }).click()
const line = (page: Page, { name }: ProductCard): Locator =>
  page.locator('stoa-cart [data-component="CartLine"]').filter({ has: page.getByRole('link', { name }) })

/** Changes the cart on the subdomain in all ways, and looks at the marketplace's cart after each. */
async function walk(context: BrowserContext, shop: Page, [own, other]: readonly ProductCard[]) {
  const blog = await visit(context, other!)
  await expect(counts(blog)).toHaveText(['1', '1'])
  await add(blog)
  await expect(counts(blog)).toHaveText(['2', '2'])
  await expect(blog.getByRole('status').first()).toHaveText('Added to your cart.')
  await expect(badge(shop)).toHaveText('2')

  await shop.goto('/cart')
  const cart = cartPage(shop)
  await expect(cart.select(other!.name)).toBeChecked()
  await line(blog, other!)
    .getByRole('button', { name: /increase/i })
    .click()
  await expect(cart.quantity(other!.name)).toHaveValue('2')
  await line(blog, other!).getByRole('checkbox').click()
  await expect(cart.select(other!.name)).not.toBeChecked()
  await line(blog, own!)
    .getByRole('button', { name: /remove/i })
    .click()
  await expect(cart.lines).toHaveCount(1)
  await blog.getByRole('button', { name: 'Undo' }).click()
  await expect(cart.lines).toHaveCount(2)
  await expect(counts(blog)).toHaveText(['3', '3'])

  // What is changed at the marketplace is shown as well.
  await cart.remove(own!.name).click()
  await expect(counts(blog)).toHaveText(['2', '2'])
  await line(blog, other!).getByRole('checkbox').click()
  await blog.getByRole('button', { name: 'Check out' }).click()
  await expect(blog).toHaveURL(new RegExp(`^${market}/(checkout|login)`))
}

test('shows and changes the marketplace’s cart of a guest', async ({ page, context, shelf }) => {
  const products = await shelf.plain(2)
  await addFromPage(page, products[0]!.slug)
  await walk(context, page, products)
  expect(await stored(page, 'guest_cart_items')).toHaveLength(1)
})

test('shows and changes the cart of an account, and tells nothing of it', async ({
  page,
  context,
  shelf,
  newAccount,
}) => {
  const products = await shelf.plain(2)
  const account = await newAccount()
  const session: SessionRecord = await signIn(account)
  await page.goto('/about')
  await page.evaluate(record => localStorage.setItem('user-data', record), JSON.stringify(session))
  const told: string[] = []
  await context.exposeFunction('keepMessage', (text: string) => void told.push(text))
  await context.addInitScript(() => {
    const plain = (_: string, value: unknown) =>
      value instanceof Map || value instanceof Set ? [...value] : value
    addEventListener('message', ({ data }) => {
      const keep = Reflect.get(window, 'keepMessage') as (text: string) => void
      keep(JSON.stringify(data, plain))
    })
  })
  await addFromPage(page, products[0]!.slug)
  const { id } = await page.evaluate(
    async token => (await fetch('/api/user/me', { headers: { authorization: `Bearer ${token}` } })).json(),
    session.token,
  )
  await walk(context, page, products)
  expect(await stored(page, 'guest_cart_items')).toBeNull()
  const all = told.join('\n')
  expect(all).toContain(products[1]!.name)
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('user-data'))) ?? '{}')
  const secrets = [
    ...[session.token, session.refreshToken, kept.token, kept.refreshToken],
    ...[account.email, account.username, account.password, id],
  ]
  for (const secret of secrets) {
    expect(secret).toMatch(/.{8}/)
    expect(all).not.toContain(secret)
  }
})

const keptLines = (page: Page) => stored(page, `stoa:${new URL(market).host}:guest_cart_items`)

test('has a guest’s cart of its own if the subdomain isn’t listed', async ({ page, context, shelf }) => {
  const [own, other] = await shelf.plain(2)
  await addFromPage(page, own!.slug)
  const forum = await visit(context, other!, 'forum')
  await expect(counts(forum)).toHaveText(['0', '0'])
  await add(forum)
  await expect(counts(forum)).toHaveText(['1', '1'])
  expect(await keptLines(forum)).toMatchObject([{ quantity: 1, productDTO: { id: other!.id } }])
  await expect(badge(page)).toHaveText('1')
  await expect(forum.locator('iframe')).toHaveCount(0)
})

for (const who of ['a guest', 'an account'])
  test(`moves the lines that a subdomain has kept to the cart of ${who}, once`, async ({
    page,
    context,
    shelf,
    newAccount,
  }) => {
    const [own, other] = await shelf.plain(2)
    await page.goto('/about')
    if (who === 'an account') {
      const session = await signIn(await newAccount())
      await page.evaluate(record => localStorage.setItem('user-data', record), JSON.stringify(session))
    }
    await addFromPage(page, own!.slug)
    await context.route('**/embed/bridge', route => route.abort())
    const blog = await visit(context, other!)
    await add(blog)
    await expect(counts(blog)).toHaveText(['1', '1'])
    await context.unroute('**/embed/bridge')
    for (let visits = 0; visits < 2; visits++) {
      await blog.reload()
      await expect(counts(blog)).toHaveText(['2', '2'])
      await expect.poll(() => keptLines(blog)).toBeNull()
    }
    await expect(badge(page)).toHaveText('2')
  })
