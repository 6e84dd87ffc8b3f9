import type { Product } from '@stoa/api-client/schema'
import { badge, toast } from './support/cart.ts'
import { expect, open, test } from './support/test.ts'

const MUG = 'cove-mug-320-ml'

test('links every picture to its large file without scripts', async ({ browser, shelf }) => {
  const { pictures } = await shelf.product(MUG)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.STOREFRONT_URL })
  const page = await context.newPage()
  await page.goto(`/product/${MUG}`)
  const [, second] = pictures
  await page.getByRole('link', { name: `Show picture 2 of ${pictures.length}` }).click()
  const slide = page.getByRole('link', { name: `Enlarge picture 2 of ${pictures.length}` })
  await expect(slide).toBeInViewport()
  const names = await page
    .getByRole('link', { name: /^Enlarge picture/ })
    .evaluateAll(links => links.map(link => link.getAttribute('aria-label')!.replace(/^.*?: /, '')))
  expect(new Set(names).size).toBe(pictures.length)
  await slide.click()
  await expect(page).toHaveURL(`${second!.base}/${second!.widths.at(-1)}.webp`)
  await context.close()
})

test('keeps the choice in the URL through a reload, a shared link and reviews', async ({ page, request }) => {
  const chosen = (name: string) => page.getByRole('radio', { name, exact: true })
  await open(page, `/product/${MUG}`)
  const before = await page.evaluate(() => history.length)
  for (const value of ['Ink', '200 ml', 'Rust']) await chosen(value).check({ force: true })
  await expect(page).toHaveURL(`/product/${MUG}?glaze=rust&size=200-ml`)
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.reload()
  for (const value of ['Rust', '200 ml']) await expect(chosen(value)).toBeChecked()
  await page.getByRole('link', { name: 'Highest rated' }).click()
  await expect(page).toHaveURL(/reviews=highest.*glaze=rust&size=200-ml/)
  const html = await (await request.get(`/product/${MUG}?glaze=rust&size=200-ml`)).text()
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*/product/${MUG}"`))
  expect(html).toMatch(/plus<\/span>[^<]*(<!-- -->)?<a [^>]*href="\/shipping-policy"/)
  expect(html.match(/data-component="BottomBar".*?<\/section>/)![0]).toContain('Rust, 200 ml')
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shows the choice in the bar at the bottom, in space that the page reserves', async ({ page }) => {
    await open(page, `/product/${MUG}?glaze=ink`)
    const bar = page.getByRole('region', { name: 'Buy' })
    await expect(bar).toContainText(/Ink, \d+ ml/)
    // The cookie notice has room of its own until it is answered.
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    // Small controls have targets that are large enough for a thumb.
    for (const target of [
      page.getByRole('link', { name: /^\d+ reviews$/ }),
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
      page.getByRole('link', { name: 'Share' }),
    ])
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    expect((await bar.locator('img').boundingBox())!.width).toBe(48)
    const room = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd))
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(room)
    // The reserved space belongs to the footer and has its color.
    const below = await page.evaluate(
      () =>
        document.documentElement.scrollHeight -
        window.scrollY -
        document.querySelector('footer')!.getBoundingClientRect().bottom,
    )
    expect(Math.abs(below)).toBeLessThan(1)
    const last = (await page.locator('footer > *').last().boundingBox())!
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.scrollY)
    expect(last.y + last.height).toBeLessThanOrEqual(end - room + 1)
  })
})

const soldOutValue = ({ options, variants }: Product) => {
  const [chosen] = variants.filter(({ isBuyable }) => isBuyable)
  for (const { values } of options)
    for (const value of values) {
      const others = chosen!.optionIds.filter(id => !values.some(one => one.id === id))
      const variant = variants.find(
        ({ optionIds }) => optionIds.includes(value.id) && others.every(id => optionIds.includes(id)),
      )
      if (variant && !variant.isBuyable) return value.name
    }
  return null
}

test('strikes unavailable values and shows them as sold out when chosen', async ({
  page,
  shelf,
  request,
}) => {
  const { items } = await (await request.get('/api/public/products?limit=60&sort=best_seller')).json()
  let found: { product: Product; value: string } | null = null
  for (const { slug, optionCount } of items) {
    if (optionCount === 0 || found) continue
    const product = await shelf.product(slug)
    const value = soldOutValue(product)
    if (value) found = { product, value }
  }
  expect(found).not.toBeNull()
  await open(page, `/product/${found!.product.slug}`)
  const radio = page.getByRole('radio', { name: new RegExp(`^${found!.value} sold out( in |$)`) })
  const label = page.locator('[data-part="Value"]', { has: radio })
  await expect(label).toHaveAttribute('data-state', 'unavailable')
  await label.click()
  await expect(radio).toBeChecked()
  await expect(page.locator('[data-component="StockLine"]')).toHaveText(/ sold out.* In stock in .+\.$/)
  await expect(
    page.locator('[data-component="BuyRow"]').getByRole('button', { name: 'Sold out' }),
  ).toBeDisabled()
})

test('shows sale, shop, shipping and reviews with prices that follow the choice', async ({ page, shelf }) => {
  const product = await shelf.product(MUG)
  await open(page, `/product/${MUG}`)
  const price = page.locator('[data-component="ProductPrice"]')
  const variant = product.variants.find(({ isBuyable }) => isBuyable)!
  await expect(price).toContainText(`$${variant.priceSale!.toFixed(2)}`)
  await expect(price.locator('s')).toContainText(`$${variant.price.toFixed(2)}`)
  await expect(price).toContainText(`Lowest price in the 30 days before: $${variant.price.toFixed(2)}`)
  const sizes = product.options.find(({ name }) => name === 'Size')!
  const own = sizes.values.find(({ name }) => name === '320 ml')!
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: own.name })).toBeChecked()
  expect(variant.optionIds).toContain(own.id)

  const shop = page.getByRole('region', { name: product.shop.name, exact: true })
  await expect(shop).toContainText(product.shop.rating!.average.toFixed(1))
  await expect(shop.getByRole('link', { name: 'Visit shop' })).toHaveAttribute(
    'href',
    `/shop/${product.shop.slug}`,
  )
  const ways = page.locator('[data-component="DeliveryList"]')
  for (const amount of ['$6.99', '$12.99', '$30.99']) await expect(ways).toContainText(amount)
  for (const [name, cards] of [
    [`From ${product.shop.name}`, product.fromSameShop],
    ['You may also like', product.related],
  ] as const) {
    const section = page.getByRole('region', { name })
    // The two lists share no product.
    expect(new Set(cards.map(card => card.id)).size).toBe(cards.length)
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      cards.slice(0, 4).map(card => card.name),
    )
  }

  const summary = page.locator('[data-component="RatingSummary"]')
  for (const [at, count] of product.ratingDistribution.entries())
    await expect(summary).toContainText(
      `${at + 1} star${at ? 's' : ''}: ${count} review${count === 1 ? '' : 's'}`,
    )
  await expect(page.locator('[data-component="Review"]')).toHaveCount(10)
  await page.getByRole('link', { name: 'Show more reviews' }).click()
  await expect(page.locator('[data-component="Review"]')).toHaveCount(20)

  const other = product.variants.find(
    ({ optionIds, price: amount, isBuyable }) =>
      isBuyable && optionIds[0] === variant.optionIds[0] && amount !== variant.price,
  )!
  const size = sizes.values.find(({ id }) => other.optionIds.includes(id))!
  await page.getByRole('radio', { name: size.name, exact: true }).check({ force: true })
  await expect(price).toContainText(`$${(other.priceSale ?? other.price).toFixed(2)}`)
})

test('responds to Add to cart within a frame and announces it to screen readers', async ({ page, shelf }) => {
  const [product] = await shelf.plain(1)
  await open(page, `/product/${product!.slug}`)
  // The cart's code loads when the pointer comes near, before anything is pressed.
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 3000))
    await route.continue()
  })
  const button = page.locator('[data-component="BuyRow"]').getByRole('button', { name: 'Add to cart' })
  await button.hover()
  // Time from the press to the first changed count in the header, in frames of this page.
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const press = [
          ...document.querySelectorAll<HTMLButtonElement>('[data-component="BuyRow"] button'),
        ].find(({ textContent }) => textContent === 'Add to cart')!
        let seen = 0
        const look = () => {
          if (document.querySelector('[data-part="Count"]')?.textContent === '1') return resolve(seen)
          if (seen++ > 300) return reject(new Error('no count after 300 frames'))
          requestAnimationFrame(look)
        }
        press.click()
        requestAnimationFrame(look)
      }),
  )
  expect(frames).toBeLessThanOrEqual(1)
  await expect(badge(page)).toHaveText('1')
  await expect(page.getByRole('link', { name: 'Shopping Cart, 1 item' })).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: 'Product added to cart successfully.' })
  await expect(said.or(toast(page, 'Product added to cart successfully.')).first()).toBeAttached()
})

test('adds no more to the cart than there is in stock', async ({ page, shelf, request }) => {
  const { items } = await (await request.get('/api/public/products?limit=60&inStock=true')).json()
  let scarce: Product | undefined
  for (const { slug, optionCount } of items) {
    if (optionCount > 0 || scarce) continue
    const product = await shelf.product(slug)
    const stock = product.variants[0]?.stock ?? 0
    // If only one is left, the line above says so and the button is disabled.
    if (stock > 1 && stock < 20) scarce = product
  }
  expect(scarce).toBeDefined()
  const { stock } = scarce!.variants[0]!
  await open(page, `/product/${scarce!.slug}`)
  const more = page.getByRole('button', { name: `Increase quantity of ${scarce!.name}` })
  for (let at = 1; at < stock!; at++) await more.click()
  await expect(page.getByLabel(`Quantity of ${scarce!.name}`, { exact: true })).toHaveValue(String(stock))
  await expect(more).toBeDisabled()
  await expect(page.locator('[data-component=BuyRow] [data-part=Message]')).toHaveText(`Only ${stock} left`)
})

test('fills a cart from the home page by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/skip/i)
  const box = page.getByRole('banner').getByRole('searchbox')
  for (let at = 0; at < 12 && !(await box.evaluate(one => one === document.activeElement)); at++)
    await page.keyboard.press('Tab')
  await page.keyboard.type('soap')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “soap”')
  const card = page.locator('main [data-component="ProductCard"] a').first()
  const name = await card.textContent()
  for (let at = 0; at < 60 && !(await card.evaluate(one => one === document.activeElement)); at++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
  const add = page.locator('[data-component="BuyRow"]').getByRole('button', { name: 'Add to cart' })
  for (let at = 0; at < 40 && !(await add.evaluate(one => one === document.activeElement)); at++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(badge(page)).toHaveText('1')
})
