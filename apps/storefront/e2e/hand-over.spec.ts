import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ProductCard } from '@stoa/api-client/schema'
import type { CartState } from '@stoa/cart-core'
import { badge, cartPage } from './support/cart.ts'
import { changeProduct } from './support/database.ts'
import { pageOrigin } from './support/embed-pages.ts'
import { enterAs, expect, hydrated, open, stored, test } from './support/test.ts'

/** Sends the form of a page of another site. Browsers take names below localhost for this machine. */
async function send(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  )
  const form = `<form method="post" action="${process.env.STOREFRONT_URL}/cart/hand-over">${inputs.join('')}<button>Check out</button></form>`
  await page.route('http://stranger.localhost/', route =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${form}` }),
  )
  await page.goto('http://stranger.localhost/')
  await page.getByRole('button', { name: 'Check out' }).click()
  await hydrated(page)
}

const linesOf = (products: readonly ProductCard[], quantity = 1) =>
  products.map(({ id }) => ({ productId: id, optionIds: [], quantity }))

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to my cart' })

test('shows a guest what the elements of another page hand over, and adds it once', async ({
  page,
  shelf,
  baseURL,
}) => {
  test.skip(!process.env.EMBED_PAGES_PORT, 'a shop that is running already lists other origins')
  const [one, two, own] = await shelf.plain(3)
  const title = `From ${new URL(pageOrigin('listed')).host}: 3 items from 2 shops`
  const checkOut = async (products: readonly { product: string; quantity: number }[]) => {
    await page.goto(`${pageOrigin('listed')}/index.html`)
    await page.evaluate(
      async ([script, given]) => {
        const { stoa } = await import(script)
        for (const each of given) await stoa.add(each)
        await new Promise<void>(known =>
          stoa.on('cart', (cart: CartState) => cart.summary.selectedCount === 3 && known()),
        )
        setTimeout(stoa.checkOut)
      },
      [`${baseURL}/embed/1/stoa.js`, products] as const,
    )
    await page.waitForURL('**/cart/hand-over')
    await hydrated(page)
  }
  // Something is in the cart before, and selected.
  await open(page, `/product/${own!.slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('1')

  await checkOut([
    { product: one!.id, quantity: 2 },
    { product: two!.id, quantity: 1 },
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: one!.shop.name })).toContainText(one!.name)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(badge(page)).toHaveText('1')
  expect(await stored(page, 'guest_cart_items')).toMatchObject([{ productDTO: { id: own!.id } }])
  expect(await stored(page, 'handed_over')).toBeNull()
  expect(await page.context().cookies()).toEqual([])
  // A product is looked at, and the page is there again.
  await page.getByRole('main').getByRole('link', { name: one!.name }).click()
  await expect(page).toHaveURL(`/product/${one!.slug}`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await addButton(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(badge(page)).toHaveText('4')
  const cart = cartPage(page)
  await expect(cart.quantity(one!.name)).toHaveValue('2')
  for (const { name } of [one!, two!]) await expect(cart.select(name)).toBeChecked()
  await expect(cart.select(own!.name)).not.toBeChecked()
  await page.reload()
  await hydrated(page)
  await expect(badge(page)).toHaveText('4')

  // Sent again: the page says so, and adds only if the visitor asks for it.
  await checkOut([])
  await expect(page.getByRole('main')).toContainText('You’ve already added these items.')
  await expect(addButton(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
  await expect(badge(page)).toHaveText('4')
  await checkOut([])
  await page.getByRole('main').getByRole('button', { name: 'Add them again' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(badge(page)).toHaveText('7')
})

test('adds what another site hands over to a user’s cart once, and tells what the stock capped', async ({
  page,
  shelf,
  newAccount,
}) => {
  // Other tests change the stock of the first ones.
  const one = (await shelf.plain(6)).at(-1)
  const most = 58
  await changeProduct(one!.id, { stock: most })
  const fields = { lines: JSON.stringify(linesOf([one!], 3)), id: randomUUID() }
  await enterAs(page, await newAccount())
  await send(page, fields)
  await addButton(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(cartPage(page).quantity(one!.name)).toHaveValue('3')
  await expect(cartPage(page).select(one!.name)).toBeChecked()

  // A browser that forgot it: the API still knows the id.
  await page.evaluate(() => localStorage.removeItem('handed_over'))
  await send(page, fields)
  await addButton(page).click()
  await expect(page).toHaveURL('/cart')
  await expect(cartPage(page).quantity(one!.name)).toHaveValue('3')
  expect(await stored(page, 'guest_cart_items')).toBeNull()

  await open(page, `/cart/hand-over?lines=${one!.id}.999`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('From another page: 999 items')
  await addButton(page).click()
  await expect(cartPage(page).quantity(one!.name)).toHaveValue(String(most))
  await expect(page.getByRole('main')).toContainText(`${one!.name}: only ${most} available.`)
})

test('prices the lines for the chosen country, without whose cookie the form arrives', async ({
  page,
  context,
  shelf,
  baseURL,
}) => {
  const [one] = await shelf.plain(1)
  await context.addCookies([{ name: 'deliver-to', value: 'FR', url: baseURL!, sameSite: 'Lax' }])
  const quote = page.waitForResponse(/\/api\/public\/cart\/quote\?country=FR$/)
  await send(page, { lines: JSON.stringify(linesOf([one!])) })
  expect((await quote).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(': 1 item from 1 shop')
  await expect(addButton(page)).toBeEnabled()
})

test('leads to the home page without a change', async ({ page, shelf }) => {
  const [one] = await shelf.plain(1)
  await open(page, `/cart/hand-over?lines=${one!.id}.1`)
  await page.getByRole('main').getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'guest_cart_items')).toBeNull()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('says that scripts are needed, and leads to each product', async ({ page, shelf }) => {
    const [one] = await shelf.plain(1)
    await page.goto(`/cart/hand-over?lines=${one!.id}.1`)
    await expect(page.locator('noscript [data-component="Note"]')).toContainText('Turn on JavaScript')
    const link = page.getByRole('main').getByRole('link', { name: one!.name })
    await expect(link).toHaveAttribute('href', `/product/${one!.slug}`)
  })
})

test('accepts this form from any site, and no other', async ({ request, shelf }) => {
  const [one] = await shelf.plain(1)
  const form = { lines: JSON.stringify(linesOf([one!])), id: randomUUID() }
  for (const [origin, from] of [
    ['https://blog.example', 'From blog.example: 1 item from 1 shop'],
    ['https://blog.example:8443', 'From blog.example:8443: '],
    ['null', 'From another page: '],
    ['chrome-extension://abcdef', 'From another page: '],
    ['blog.example', 'From another page: '],
    ['https://evil.example/<script>', 'From evil.example: '],
  ] as const) {
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const answer = await request.post('/cart/hand-over', { headers, form })
    expect([origin, answer.status()]).toEqual([origin, 200])
    expect(await answer.text()).toContain(from)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(answer.headers()['set-cookie']).toBeUndefined()
    const other = await request.post('/deliver-to', { headers, form: { country: 'GB', back: '/' } })
    expect([origin, other.status()]).toEqual([origin, 400])
  }
})

test('rejects malformed hand-overs, or shows the lines that can be read', async ({ request, shelf }) => {
  const [one, two] = await shelf.plain(2)
  const { id, variants, options } = await shelf.withOptions()
  const good = linesOf([one!])[0]!
  const bad = (change: object) => JSON.stringify([good, { ...good, ...change }])
  const unread = '1 line has been left out.'
  const gone = '1 product isn’t available here'
  const nothing = 'There’s nothing to add'
  const cases: [lines: string | null, status: number, text: string][] = [
    // Refused as a whole.
    [null, 400, nothing],
    ['', 400, nothing],
    ['not json', 400, nothing],
    ['null', 400, nothing],
    ['{}', 400, nothing],
    ['"text"', 400, nothing],
    ['7', 400, nothing],
    ['[]', 400, nothing],
    ['[null]', 400, nothing],
    ['[[]]', 400, nothing],
    ['[1,2,3]', 400, nothing],
    [`${'['.repeat(9_000)}${']'.repeat(9_000)}`, 400, nothing],
    [`[${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}]`, 400, nothing],
    [`[${JSON.stringify(good)}`, 400, nothing],
    [JSON.stringify([{ ...good, quantity: 0 }]), 400, nothing],
    [JSON.stringify([{ product: good.productId, quantity: 1 }]), 400, nothing],
    ['[{"__proto__":{"productId":"x"}}]', 400, nothing],
    [JSON.stringify(Array(201).fill(good)), 400, 'This list is too long'],
    [JSON.stringify(Array(700).fill(good)), 413, 'The request is too large'],
    ['x'.repeat(70_000), 413, 'The request is too large'],
    // Shown without the bad line.
    [bad({ quantity: -1 }), 200, unread],
    [bad({ quantity: 0 }), 200, unread],
    [bad({ quantity: 1.5 }), 200, unread],
    [bad({ quantity: 1_000 }), 200, unread],
    [bad({ quantity: 1e300 }), 200, unread],
    [bad({ quantity: '2' }), 200, unread],
    [bad({ quantity: null }), 200, unread],
    [bad({ quantity: [2] }), 200, unread],
    [bad({ quantity: undefined }), 200, unread],
    [bad({ productId: 'mug' }), 200, unread],
    [bad({ productId: [good.productId] }), 200, unread],
    [bad({ productId: `${good.productId}' or 1=1` }), 200, unread],
    [bad({ optionIds: 'red' }), 200, unread],
    [bad({ optionIds: [1] }), 200, unread],
    [bad({ optionIds: Array(11).fill(randomUUID()) }), 200, unread],
    [bad({ variantId: 'red' }), 200, unread],
    [bad({ variantId: null }), 200, unread],
    [bad({ variantId: variants[0]!.id, optionIds: [randomUUID()] }), 200, unread],
    // Shown without what isn’t for sale.
    [bad({ productId: randomUUID() }), 200, gone],
    [bad({ optionIds: [randomUUID()] }), 200, gone],
    [bad({ productId: id }), 200, gone],
    [bad({ productId: id, optionIds: [options[0]!.values[0]!.id] }), 200, gone],
    [bad({ variantId: randomUUID(), optionIds: undefined }), 200, gone],
    [JSON.stringify([{ ...good, productId: randomUUID() }]), 200, 'None of these items is for sale here'],
    // Read.
    [bad({}), 200, '2 items from 1 shop'],
    [bad({ productId: good.productId.toUpperCase() }), 200, '2 items from 1 shop'],
    [bad({ quantity: 999 }), 200, '999 items from 1 shop'],
    [bad({ productId: two!.id, name: '<script>alert(1)</script>', price: 0 }), 200, '2 items from 2 shops'],
    [bad({ productId: id, variantId: variants[0]!.id, optionIds: undefined }), 200, '2 items from'],
  ]
  for (const [lines, status, text] of cases) {
    const form: Record<string, string> = { id: randomUUID(), ...(lines !== null && { lines }) }
    const answer = await request.post('/cart/hand-over', { form })
    const body = await answer.text()
    const about = (lines ?? 'no lines').slice(0, 300)
    expect([about, answer.status()]).toEqual([about, status])
    expect(body, about).toContain(text)
    expect(body, about).not.toContain('alert(1)')
  }
  // Other content types, and ids of a wrong form.
  const body = JSON.stringify({ lines: [good] })
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'image/png']) {
    const answer = await request.post('/cart/hand-over', { headers: { 'content-type': type }, data: body })
    expect([type, answer.status()]).toEqual([type, 400])
  }
  for (const wrong of ['', 'x', '"><script>alert(1)</script>', 'a'.repeat(5_000)]) {
    const form = { lines: JSON.stringify([good]), id: wrong }
    const answer = await request.post('/cart/hand-over', { form })
    expect([wrong, answer.status()]).toEqual([wrong, 200])
    expect(await answer.text()).not.toContain('alert(1)')
  }
  for (const query of ['?lines=', '?lines=,', '?lines=x.1', `?lines=${one!.id}`, `?lines=${one!.id}.x`])
    expect([query, (await request.get(`/cart/hand-over${query}`)).status()]).toEqual([query, 400])
  const link = await request.get(`/cart/hand-over?lines=${one!.id}.2,${two!.id}.1,${two!.id}.-1`)
  expect(await link.text()).toContain(unread)
})
