/** Elements on pages of other origins: those of examples/plain, with the built script of this shop. */
import type { BrowserContext, Page } from '@playwright/test'
import type { ProductCard } from '@stoa/api-client/schema'
import { badge } from './support/cart.ts'
import { pageOrigin } from './support/embed-pages.ts'
import { enterAs, expect, hydrated, stored, test } from './support/test.ts'

const market = () => process.env.STOREFRONT_URL!

test.skip(() => !process.env.EMBED_PAGES_PORT, 'a shop that is running already lists other origins')

interface Visit {
  page: Page
  /** Calls of the API, as method and path. */
  calls: string[]
  /** Warnings and errors of the console. */
  complaints: string[]
}

interface Example {
  file?: string
  origin?: 'listed' | 'unlisted'
  isStrict?: boolean
}

/** Opens an example that sells the product. */
async function visit(
  context: BrowserContext,
  { id, slug }: ProductCard,
  { file = 'index.html', origin = 'listed', isStrict = false }: Example = {},
): Promise<Visit> {
  const page = await context.newPage()
  const visited: Visit = { page, calls: [], complaints: [] }
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) visited.calls.push(`${request.method()} ${url.pathname}`)
  })
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) visited.complaints.push(message.text())
  })
  const query = `product=${id}&slug=${slug}${isStrict ? '&strict' : ''}`
  await page.goto(`${pageOrigin(origin)}/${file}?${query}`)
  return visited
}

const QUOTE = 'POST /api/public/cart/quote'
const counts = (page: Page) => page.locator('stoa-cart-count [data-stoa-count]')

test('adds products on a page of a listed origin, with one call each', async ({ context, shelf }) => {
  const [product] = await shelf.plain(1)
  const { page, calls, complaints } = await visit(context, product!)
  await expect(counts(page)).toHaveText(['0', '0'])
  expect(calls).toEqual([])

  await page.getByRole('link', { name: 'Add the candle' }).click()
  await expect(page.getByRole('status').first()).toHaveText('Added to your cart.')
  await page.getByRole('button', { name: 'Add several' }).click()
  await expect(counts(page)).toHaveText(['3', '3'])
  expect(calls).toEqual([QUOTE, QUOTE])
  expect(new URL(page.url()).origin).toBe(pageOrigin('listed'))

  calls.length = 0
  await page.reload()
  await expect(counts(page)).toHaveText(['3', '3'])
  await expect.poll(() => calls).toEqual([QUOTE])
  const key = `stoa:${new URL(market()).host}:guest_cart_items`
  expect(await stored(page, key)).toMatchObject([{ quantity: 3, productDTO: { name: product!.name } }])
  expect(complaints).toEqual([])
})

test('lets a page of a listed origin send no token', async ({ context, shelf }) => {
  const [product] = await shelf.plain(1)
  const { page } = await visit(context, product!)
  const ask = (headers: Record<string, string>) =>
    page.evaluate(
      ([url, given]) =>
        fetch(url, { headers: given }).then(
          ({ status }) => status,
          () => 'refused by the browser',
        ),
      [`${market()}/api/public/market`, headers] as const,
    )
  expect(await ask({})).toBe(200)
  expect(await ask({ authorization: 'Bearer x' })).toBe('refused by the browser')
})

test('says that nothing was added on a page of another origin', async ({ context, shelf }) => {
  const [product] = await shelf.plain(1)
  const { page, complaints } = await visit(context, product!, { origin: 'unlisted' })
  const add = page.getByRole('link', { name: 'Add the candle' })
  const status = page.getByRole('status').first()
  await add.click()
  await expect(status).toBeVisible()
  await expect(status).toHaveText('Couldn’t be added. Check your connection and try again.')
  await expect(counts(page)).toHaveText(['0', '0'])
  await add.click()
  await expect(page.locator('stoa-add-to-cart[busy]')).toHaveCount(0)
  const ours = complaints.filter(text => text.includes('EMBED_ORIGINS'))
  expect(ours).toEqual([
    `${market()} didn’t answer. Check that its EMBED_ORIGINS contains ${pageOrigin('unlisted')}.`,
  ])
})

test('works under a strict policy', async ({ context, shelf }) => {
  const [product] = await shelf.plain(1)
  const { page, complaints } = await visit(context, product!, { isStrict: true })
  await page.getByRole('link', { name: 'Add the candle' }).click()
  await expect(counts(page)).toHaveText(['1', '1'])
  await expect(page.getByRole('status').first()).toHaveText('Added to your cart.')
  expect(complaints).toEqual([])
})

test('shares one cart between two copies of the script', async ({ context, shelf }) => {
  const [product] = await shelf.plain(1)
  const { page, calls, complaints } = await visit(context, product!, { file: 'two-copies.html' })
  await page.getByRole('button', { name: 'Add the candle' }).click()
  await expect(counts(page)).toHaveText(['1', '1'])
  calls.length = 0
  await page.reload()
  await expect(counts(page)).toHaveText(['1', '1'])
  await expect.poll(() => calls).toEqual([QUOTE])
  expect(complaints).toEqual([])
})

test('leads to the product before scripts', async ({ browser, shelf }) => {
  const [product] = await shelf.plain(1)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const { page } = await visit(context, product!)
  await page.getByRole('link', { name: 'Add the candle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product!.name)
  await context.close()
})

/** Adds the elements to a page of the marketplace itself. */
const embedHere = async (page: Page, productId: string) => {
  await page.evaluate(id => {
    const home = document.createElement('div')
    home.innerHTML = `<stoa-cart-count>Cart</stoa-cart-count>
      <stoa-add-to-cart product="${id}"><button>Add here</button></stoa-add-to-cart>`
    document.body.prepend(home)
  }, productId)
  await page.addScriptTag({ type: 'module', url: '/embed/1/stoa.js' })
}

test('shows the same cart as the marketplace on its own origin', async ({ page, shelf }) => {
  const [product] = await shelf.plain(1)
  await page.goto('/about')
  await hydrated(page)
  await embedHere(page, product!.id)
  await page.getByRole('button', { name: 'Add here' }).click()
  await expect(badge(page)).toHaveText('1')
  await expect(counts(page)).toHaveText('1')
})

test('shows the cart of the account on the marketplace’s own origin', async ({ page, shelf, newAccount }) => {
  const [product] = await shelf.plain(1)
  await enterAs(page, await newAccount(), '/about')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account, / })
    .waitFor()
  await embedHere(page, product!.id)
  const adding = page.waitForResponse(response => response.url().includes('/api/cart/add'))
  await page.getByRole('button', { name: 'Add here' }).click()
  expect((await adding).status()).toBe(200)
  await expect(counts(page)).toHaveText('1')
  await expect(badge(page)).toHaveText('1')
  expect(await stored(page, 'guest_cart_items')).toBeNull()
})
