import { enterAs, expect, hydrated, test } from './support/test.ts'

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)

test('names the sitemap in robots.txt, which lists every product, category, shop and page', async ({
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

test('keeps cart, account, search and card pages out of search engines, but readable', async ({
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

interface Head {
  title: string
  description: string
  canonical: string | undefined
  property: (name: string) => string | undefined
  data: Record<string, unknown>[]
}

/** Reads the metadata in the server's HTML as a crawler does, without running scripts. */
const headOf = (html: string): Head => {
  const unescaped = (text: string | undefined) =>
    text?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  const property = (name: string) =>
    unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]) ?? '',
    description: property('description') ?? '',
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    property,
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json!),
    ),
  }
}

const ofType = ({ data }: Head, type: string): Record<string, unknown> | undefined =>
  data.find(one => one['@type'] === type)

const PUBLIC = [
  '/',
  '/all-product',
  '/best-seller',
  '/category/kitchen',
  '/category/kitchen/mugs-and-cups',
  '/product/cove-mug-320-ml',
  '/shop/kiln-and-cove',
  '/vendors',
  '/help',
  '/about',
  '/contact',
  '/shipping-policy',
]

test('gives every public page a title, description, canonical URL and preview picture', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>()
  for (const path of PUBLIC) {
    const head = headOf(await (await request.get(path)).text())
    titles.add(head.title)
    expect(head.title, path).toMatch(/Stoa$/)
    expect(head.description.length, path).toBeGreaterThan(30)
    expect(head.description.length, path).toBeLessThanOrEqual(160)
    expect(head.canonical, path).toBe(new URL(path, baseURL).href)
    expect(head.property('og:url'), path).toBe(head.canonical)
    expect(head.property('og:title'), path).toBeTruthy()
    expect(head.property('og:description'), path).toBe(head.description)
    expect(head.property('og:site_name'), path).toBe('Stoa')
    expect(head.property('og:image:alt'), path).toBeTruthy()
    expect(head.property('twitter:card'), path).toBe('summary_large_image')
    const picture = head.property('og:image')!
    expect(picture, path).toMatch(/^http/)
    const file = await request.get(picture)
    expect(file.status(), picture).toBe(200)
    expect(file.headers()['content-type'], picture).toMatch(/^image\/(png|webp|jpeg)/)
  }
  expect(titles.size).toBe(PUBLIC.length)
})

test('gives filters and orders the list’s canonical URL, and positions their own', async ({
  request,
  baseURL,
}) => {
  const canonical = async (path: string) => headOf(await (await request.get(path)).text()).canonical
  expect(await canonical('/all-product?sort=rating&inStock=1&utm_source=x')).toBe(`${baseURL}/all-product`)
  const { page } = await (await request.get('/api/public/products?sort=newest&limit=24')).json()
  expect(await canonical(`/all-product?cursor=${page.next}&page=2`)).toBe(
    `${baseURL}/all-product?cursor=${page.next}`,
  )
})

test('describes offer, rating, reviews and breadcrumbs of a product', async ({ request, shelf, baseURL }) => {
  const [plain] = await shelf.plain(1)
  for (const slug of ['cove-mug-320-ml', plain!.slug]) {
    const product = await shelf.product(slug)
    const head = headOf(await (await request.get(`/product/${slug}`)).text())
    const amounts = product.variants.map(({ price, priceSale }) => priceSale ?? price)
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)].map(amount => amount.toFixed(2))
    expect(head.property('og:type')).toBe('product')
    expect(ofType(head, 'Product')).toMatchObject({
      '@context': 'https://schema.org',
      name: product.name,
      image: product.pictures.map(() => expect.stringMatching(/^http.*\.webp$/)),
      brand: { name: product.shop.name },
      offers: {
        ...(low === high
          ? { '@type': 'Offer', price: low }
          : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: amounts.length }),
        priceCurrency: 'USD',
        url: `${baseURL}/product/${slug}`,
        availability: 'https://schema.org/InStock',
        seller: { name: product.shop.name, url: `${baseURL}/shop/${product.shop.slug}` },
      },
      aggregateRating: { ratingValue: product.rating!.average, reviewCount: product.rating!.count },
      review: product.reviews.items.slice(0, 5).map(({ rating, author, createdAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: createdAt.slice(0, 10),
        reviewRating: { ratingValue: rating },
      })),
    })
    const trail = [...product.ancestors, product.category!]
    const crumbs = ofType(head, 'BreadcrumbList') as { itemListElement: object[] }
    expect(crumbs.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${baseURL}/` },
      ...trail.map(({ name, path }, at) => ({ position: at + 2, name, item: `${baseURL}/category/${path}` })),
      { name: product.name, item: `${baseURL}/product/${slug}` },
    ])
  }
})

test('describes the marketplace, its shops and its questions', async ({ request, baseURL }) => {
  const read = async (path: string) => headOf(await (await request.get(path)).text())
  const home = await read('/')
  expect(ofType(home, 'Organization')).toMatchObject({
    name: 'Stoa',
    url: `${baseURL}/`,
    logo: expect.stringMatching(/^http.*\/media\/mark-logo\.[0-9a-f]{8}\/original\.svg$/),
  })
  expect(ofType(home, 'WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${baseURL}/search?q={search_term_string}` } },
  })
  expect(ofType(await read('/shop/kiln-and-cove'), 'Organization')).toMatchObject({
    name: 'Kiln & Cove',
    url: `${baseURL}/shop/kiln-and-cove`,
    logo: expect.stringMatching(/^http/),
    address: { addressLocality: 'Falmouth', addressCountry: 'GB' },
    aggregateRating: { '@type': 'AggregateRating' },
  })
  const faq = ofType(await read('/help'), 'FAQPage') as { mainEntity: { name: string }[] }
  expect(faq.mainEntity.length).toBeGreaterThan(20)
  for (const question of faq.mainEntity)
    expect(question).toMatchObject({
      '@type': 'Question',
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\w{2}/) },
    })
  for (const path of PUBLIC.filter(path => path !== '/'))
    expect(ofType(await read(path), 'BreadcrumbList'), path).toBeTruthy()
})

test('escapes text in structured data so that it can’t end the script', async ({ request }) => {
  const html = await (
    await request.get(`/help?q=${encodeURIComponent('</script><script>alert(1)</script>')}`)
  ).text()
  expect(html).not.toContain('<script>alert(1)')
})

test('sends a not-found head for a path without a page', async ({ page, request }) => {
  for (const path of [
    '/product/nothing',
    '/category/nothing',
    '/category/kitchen/nothing',
    '/shop/nothing',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect(html, path).toContain('<title>Page not found · Stoa</title>')
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/)
  }
  const answer = await page.goto('/nothing')
  expect(answer!.status()).toBe(404)
  expect(await answer!.text()).toMatch(/<meta name="robots" content="noindex"/)
  await hydrated(page)
  await expect(page).toHaveTitle('Page not found · Stoa')
})
