import { enterAs, expect, test } from './support/test.ts'

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)

test('robots.txt names the sitemap, which leads to every product, category, shop and page', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1]
  expect(index).toBe(`${baseURL}/sitemap.xml`)
  const answer = await request.get(index!)
  expect(answer.headers()['content-type']).toContain('xml')
  const files = locations(await answer.text())
  const all: string[] = []
  for (const file of files) {
    const page = await request.get(file)
    expect(page.status(), file).toBe(200)
    all.push(...locations(await page.text()))
  }
  expect(new Set(all).size).toBe(all.length)

  const { sections } = await (await request.get('/api/public/sitemap')).json()
  const promised = sections.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(promised).toBeGreaterThan(100)
  const ofCatalogue = all.filter(loc => /\/(product|category|shop)\//.test(loc))
  expect(ofCatalogue).toHaveLength(promised)
  expect(all).toContain(`${baseURL}/privacy-policy`)

  for (const kind of ['product', 'category', 'shop']) {
    const sample = ofCatalogue.filter(loc => loc.includes(`/${kind}/`)).filter((_, place) => place % 37 === 0)
    expect(sample.length).toBeGreaterThan(0)
    for (const loc of sample) {
      const page = await request.get(loc)
      expect(page.status(), loc).toBe(200)
      expect(await page.text(), loc).toContain(`<link rel="canonical" href="${loc}"`)
    }
  }
  expect((await request.get('/sitemap/products-999.xml')).status()).toBe(404)
  expect((await request.get('/sitemap/secrets.xml')).status()).toBe(404)
})

test('cart, account, search and the card’s pages stay out of search engines, and may be read to learn it', async ({
  request,
  page,
  newAccount,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/cart', '/search?q=mug', '/login', '/register', '/account/profile', '/checkout']) {
    expect(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/)
    expect(robots).not.toContain(`Disallow: ${path.split('?')[0]}`)
  }
  for (const path of ['/', '/all-product', '/help', '/contact'])
    expect(await (await request.get(path)).text(), path).not.toContain('noindex')
  await enterAs(page, await newAccount(), '/account/orders')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
