import { expect, hydrated, open, test } from './support/test.ts'

// The server's HTML contains these pages completely, and a browser without scripts reads it faster.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[RTE-01] shows products and categories from the database on home', async ({ page, request }) => {
    const home = await (await request.get('/api/public/home')).json()
    await page.goto('/')
    await expect(page).toHaveTitle('Good things, made by people you can name · Stoa')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('main [data-component="ProductCard"]').count()).toBeGreaterThan(3)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Shopping Cart/ })).toBeVisible()
    for (const product of home.bestSellers.slice(0, 4)) {
      await expect(page.getByRole('link', { name: product.name }).first()).toHaveAttribute(
        'href',
        `/product/${product.slug}`,
      )
    }
    for (const category of home.categories.slice(0, 4)) {
      await expect(page.locator(`main a[href="/category/${category.path}"]`).first()).toContainText(
        category.name,
      )
    }
  })

  test('[RTE-02] lists the catalog and turns pages by links', async ({ page, request }) => {
    const first = await (await request.get('/api/public/products?limit=24')).json()
    await page.goto('/all-product')
    await expect(
      page.getByRole('main').getByText(`${first.total} products`).filter({ visible: true }).first(),
    ).toBeVisible()
    const shown = page.locator('main [data-component="ProductCard"]')
    await expect(shown).toHaveCount(24)
    const names = await shown
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    await page.getByRole('link', { name: /next/i }).first().click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(shown.first()).toBeVisible()
    await expect
      .poll(() => shown.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href'))))
      .not.toEqual(names)
  })

  test('[RTE-03] sorts best sellers by units sold', async ({ page, request }) => {
    const list = await (await request.get('/api/public/products?sort=best_seller&limit=8')).json()
    await page.goto('/best-seller')
    const links = page.locator('main [data-component="ProductCard"] a[href^="/product/"]')
    const hrefs = await links.evaluateAll(all => [...new Set(all.map(link => link.getAttribute('href')))])
    expect(hrefs.slice(0, 8)).toEqual(list.items.map((item: { slug: string }) => `/product/${item.slug}`))
  })

  test('[RTE-04] shows name, price, options, shop and description on a product page', async ({
    page,
    shelf,
  }) => {
    const product = await shelf.withOptions()
    await page.goto(`/product/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    const { price, priceSale } = product.variants.find(({ stock }) => stock !== 0)!
    await expect(page.getByRole('main')).toContainText((priceSale ?? price).toFixed(2))
    for (const option of product.options) {
      await expect(page.getByRole('group', { name: option.name })).toBeVisible()
    }
    await expect(page.locator(`main a[href="/shop/${product.shop.slug}"]`).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    await expect(page.locator('main img').first()).toBeVisible()
    // Parts that need scripts say so.
    await expect(page.getByText(/JavaScript/).first()).toBeVisible()
  })

  test('[RTE-05] lists the products of categories at one, two and three levels', async ({
    page,
    request,
  }) => {
    const tree = await (await request.get('/api/public/category/get_tree_category')).json()
    interface Node {
      name: string
      slug: string
      child: Node[]
    }
    const deep = (tree as Node[]).flatMap(a => a.child.flatMap(b => b.child.map(c => [a, b, c] as const)))[0]
    if (!deep) throw new Error('the demo tree has no third level')
    for (let depth = 1; depth <= 3; depth++) {
      const path = deep
        .slice(0, depth)
        .map(({ slug }) => slug)
        .join('/')
      const answer = await page.goto(`/category/${path}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: deep[depth - 1]!.name })).toBeVisible()
      const list = await (await request.get(`/api/public/products?category=${path}&limit=24`)).json()
      await expect(page.locator('main [data-component="ProductCard"]')).toHaveCount(list.items.length)
    }
  })

  test('[RTE-06] shows a shop and its products', async ({ page, request }) => {
    const { items } = await (await request.get('/api/public/shops?limit=5')).json()
    const [shop] = items
    await page.goto(`/shop/${shop.slug}`)
    await expect(page.getByRole('heading', { level: 1, name: shop.name })).toBeVisible()
    const list = await (await request.get(`/api/public/products?shop=${shop.slug}&limit=24`)).json()
    await expect(page.locator('main [data-component="ProductCard"]')).toHaveCount(list.items.length)
  })

  test('[RTE-07] finds products, corrects a misspelling and says when there are no results', async ({
    page,
  }) => {
    await page.goto('/search?q=mug')
    await expect(page.locator('main [data-component="ProductCard"]').first()).toContainText(/mug/i)
    await page.goto('/search?q=teapto')
    await expect(page.locator('main [data-component="ProductCard"]').first()).toContainText(/teapot/i)
    await page.goto('/search?q=zzxqjv')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “zzxqjv”')
    await expect(page).toHaveTitle('No results for “zzxqjv” · Stoa')
    await expect(page.locator('[data-component="ListingTools"]')).toHaveCount(0)
  })

  const readable = async (page: import('@playwright/test').Page, path: string) => {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/).length
    expect(words, `${path} has words`).toBeGreaterThan(250)
    // Each shows its last change and lists its headings, which can be linked.
    await expect(page.getByRole('main').locator('time').first(), path).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\d$/,
    )
    const headings = page.locator('[data-component="Prose"] :is(h2, h3)')
    const count = await headings.count()
    expect(count, path).toBeGreaterThan(2)
    await expect(page.getByRole('navigation', { name: 'On this page' }).locator('a'), path).toHaveCount(count)
    const anchors = await page
      .locator('main a[href^="#"]')
      .evaluateAll(links => links.map(link => decodeURIComponent(link.getAttribute('href')!.slice(1))))
    const ids = await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id))
    for (const anchor of new Set(anchors))
      expect(
        ids.filter(id => id === anchor),
        `${path}#${anchor}`,
      ).toHaveLength(1)
    const last = headings.last()
    await last.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${path}#${await last.getAttribute('id')}$`))
    await expect(last, path).toBeInViewport()
  }
  test('[RTE-08] shows about, contact and help as readable pages', async ({ page }) => {
    for (const path of ['/about', '/contact', '/help']) await readable(page, path)
  })
  test('[RTE-09] shows the policies as readable pages', async ({ page }) => {
    for (const path of ['/privacy-policy', '/shipping-policy', '/return-policy', '/terms-of-service']) {
      await readable(page, path)
    }
    await page.goto('/shipping-policy')
    await expect(page.getByRole('main')).toContainText('6.99')
  })
  test('[RTE-12] shows the marketplace’s rules as readable pages', async ({ page }) => {
    for (const path of [
      '/buyer-protection',
      '/authenticate',
      '/vendor-protection',
      '/prohibited-items',
      '/marketplace-guidelines',
      '/intellectual-property-policy',
    ]) {
      await readable(page, path)
    }
  })

  test('shows how lists are sorted, accessibility, the right of withdrawal and the legal notice', async ({
    page,
  }) => {
    await page.goto('/all-product')
    await page.getByRole('main').getByRole('link', { name: 'How lists are sorted' }).click()
    await expect(page).toHaveURL('/ranking')
    for (const path of ['/ranking', '/accessibility', '/right-of-withdrawal']) await readable(page, path)
    await page.goto('/legal-notice')
    for (const text of ['Stoa Market', '12 Colonnade Street', 'hello@stoa.example'])
      await expect(page.getByRole('main')).toContainText(text)
  })

  test('shows selling on Stoa and order tracking as readable pages', async ({ page }) => {
    for (const path of ['/seller-registration', '/track-order']) await readable(page, path)
    await page.goto('/seller-registration')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  })

  test('[RTE-11] lists the shops with links to their pages', async ({ page, request }) => {
    const { items } = await (await request.get('/api/public/shops?limit=24')).json()
    await page.goto('/vendors')
    for (const shop of items) {
      await expect(page.locator(`main a[href="/shop/${shop.slug}"]`).first()).toBeVisible()
    }
  })

  test('[RTE-15] returns 404 for unknown paths, products, categories and shops', async ({ page }) => {
    for (const path of [
      '/nowhere',
      '/nowhere/at/all',
      '/product/no-such-product',
      '/category/no-such-category',
      '/category/kitchen-and-table/nope',
      '/shop/no-such-shop',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(
        /can’t find|not (found|here)/i,
      )
      await expect(page.getByRole('banner'), path).toBeVisible()
    }
  })
})

test('[RTE-14] shows the cart as its own page, empty for a new guest', async ({ page }) => {
  await open(page, '/cart')
  await expect(page.getByRole('main')).toContainText('Your cart is empty')
})

test('redirects an outdated position in a list to the list', async ({ request }) => {
  for (const path of ['/category/kitchen', '/shop/kiln-and-cove', '/all-product']) {
    const answer = await request.get(`${path}?cursor=old&sort=rating`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, `${path}?sort=rating`])
  }
})

test('[RTE-23] scrolls to the top on a new route, not for a parameter, and restores on Back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const behaviours: unknown[] = []
    Object.assign(window, { behaviours })
    const original = window.scrollTo.bind(window)
    window.scrollTo = (...args: unknown[]) => {
      behaviours.push(typeof args[0] === 'object' ? (args[0] as ScrollToOptions).behavior : 'auto')
      return (original as (...a: unknown[]) => void)(...args)
    }
  })
  await open(page, '/all-product')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { behaviours: unknown[] }).behaviours)).toContain(
    'smooth',
  )

  await page.goBack()
  await expect(page).toHaveURL('/all-product')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)

  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await page.getByRole('combobox', { name: /sort/i }).selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('[RTE-23] jumps to the top of a new route under reduced motion', async ({ page }) => {
  await open(page, '/all-product')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/about/i)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('names pages to search engines', async ({ page, shelf }) => {
  const product = await shelf.withOptions()
  await page.goto(`/product/${product.slug}`)
  await hydrated(page)
  await expect(page).toHaveTitle(new RegExp(product.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/product/${product.slug}$`),
  )
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!)
  expect(JSON.stringify(data)).toContain('"Product"')
})
