import { randomUUID } from 'node:crypto'
import { request as ask } from 'node:http'
import routes from '../app/routes.ts'
import { startFaultyShop } from './support/faulty-api.ts'
import { openShop } from './support/own-shop.ts'
import { createCaller } from './support/sale.ts'
import { startStorefrontAt } from './support/shop.ts'
import { expect, signIn, test } from './support/test.ts'

type Edited = { id: string; slug: string; version: number; variants: { id: string }[] }

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
/** Paths of all routes, with a value for each parameter. */
const pathsOf = (list: typeof routes, parent: string, values: Record<string, string>): string[] =>
  list.flatMap(({ path = '', index, children = [] }) => {
    const own = [parent, ...path.split('/')]
      .map(part => (part.startsWith(':') ? (values[part] ?? 'x1') : part === '*' ? 'no-such-page' : part))
      .filter(Boolean)
      .join('/')
    return [...(path || index ? [own] : []), ...pathsOf(children, own, values)]
  })

const shop = () => process.env.STOREFRONT_URL!

test('answers everyone with the same bytes, and with 304 those who have them', async () => {
  const first = await read(`${shop()}/about`)
  const etag = first.headers.get('etag')!
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('vary')).toBe('accept-encoding, cookie')
  const campaign = await read(`${shop()}/about?utm_source=letter&fbclid=x1`, {
    'accept-language': 'de',
  })
  expect([campaign.headers.get('etag'), campaign.text]).toEqual([etag, first.text])
  const policy = first.headers.get('content-security-policy')!
  expect(campaign.headers.get('content-security-policy')).toBe(policy)
  expect(policy).not.toMatch(/script-src[^;]*nonce/)

  const known = await read(`${shop()}/about`, { 'if-none-match': `"other", ${etag}` })
  expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', etag])
  const head = await fetch(`${shop()}/about`, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  // Ranges of a page make no sense, and are no error.
  const part = await read(`${shop()}/about`, { range: 'bytes=0-99' })
  expect([part.status, part.text]).toEqual([200, first.text])
})

test('sends each encoding, and the text itself to those who read none', async () => {
  const url = new URL(`${shop()}/about`)
  const sent = (encoding: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      ask(url, { headers: { 'accept-encoding': encoding } }, response => {
        response.resume()
        resolve(response.headers['content-encoding'])
      })
        .on('error', reject)
        .end()
    })
  expect([
    await sent('gzip, br'),
    await sent('gzip'),
    await sent('br;q=0, gzip'),
    await sent('identity'),
  ]).toEqual(['br', 'gzip', 'gzip', undefined])
  expect((await read(url.href, { 'accept-encoding': 'identity' })).text).toBe((await read(url.href)).text)
})

test('shows the theme of each visitor on the home page', async () => {
  const [dark, light, none] = await Promise.all(
    ['theme=dark', 'a=1; theme=light', 'a=1'].map(cookie => read(`${shop()}/`, { cookie })),
  )
  expect(dark!.headers.get('vary')).toBe('accept-encoding, cookie')
  expect(new Set([dark, light, none].map(page => page!.headers.get('etag'))).size).toBe(3)
})

test('shows each visitor the page of their own country', async ({ shelf }) => {
  const [product] = await shelf.plain(1)
  const page = `${shop()}/product/${product!.slug}`
  const nameOf = async (path: string, cookie: string) => {
    const { text, headers } = await read(path, { cookie })
    return { name: text.match(/Deliver to: ([^<]+)</)?.[1], etag: headers.get('etag') }
  }
  const read3 = () =>
    Promise.all(['deliver-to=DE', 'a=1; deliver-to=NZ', 'a=1'].map(cookie => nameOf(page, cookie)))
  for (const visitors of [await read3(), await read3()]) {
    expect(visitors.map(({ name }) => name)).toEqual(['Germany', 'New Zealand', 'United States'])
    expect(new Set(visitors.map(({ etag }) => etag)).size).toBe(3)
  }
  // Countries that don't exist share the page of visitors without a choice.
  const [none, unknown] = await Promise.all([nameOf(page, ''), nameOf(page, 'deliver-to=XX')])
  expect(unknown).toEqual(none)
})

test('makes a page for the visitor if the query is unknown or the path is spelled otherwise', async ({
  shelf,
}) => {
  const [product] = await shelf.plain(1)
  const { slug } = product!
  const isShared = async (path: string) => (await read(shop() + path)).headers.has('etag')
  const other = `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`
  expect(
    await Promise.all(
      ['', '?utm_medium=mail', '?reviews=newest', `?x=${randomUUID()}`, '/']
        .map(end => `/product/${slug}${end}`)
        .concat(`/product/${other}`)
        .map(isShared),
    ),
  ).toEqual([true, true, true, false, false, false])
})

test('shows a changed price on the next page of every process', async ({ newAccount }) => {
  const account = await newAccount()
  const { slug } = await openShop(account)
  const call = await createCaller(account, { 'stoa-shop': slug })
  const made = await call<Edited>('POST', '/api/seller/products', {
    name: `Kept bowl ${slug.slice(-4)}`,
    status: 'active',
    variants: [{ price: 20, stock: { from: 0, to: 5 } }],
  })
  const other = await startStorefrontAt(process.env.API_ADDRESS!)
  try {
    const pages = [`${shop()}/product/${made.slug}`, `${other.address}/product/${made.slug}`]
    const data = pages.map(page => `${page}.data`)
    for (const page of [...pages, ...pages, ...data]) expect((await read(page)).text).toContain('20')
    for (const price of [31, 32]) {
      const { version } = await call<Edited>('GET', `/api/seller/products/${made.id}`)
      const seller = await createCaller(account, { 'stoa-shop': slug, 'if-match': `"${String(version)}"` })
      await seller('PATCH' as 'POST', `/api/seller/products/${made.id}`, {
        variants: [{ id: made.variants[0]!.id, price }],
      })
      for (const page of pages) expect((await read(page)).text).toContain(`$${price}.00`)
      for (const page of data) expect((await read(page)).text).toContain(`,${price},`)
    }
  } finally {
    await other.stop()
  }
})

test('asks the API for nothing but the version while a page is kept', async ({ shelf }) => {
  const other = await startFaultyShop()
  try {
    const product = await shelf.withOptions()
    for (const path of [
      '/',
      '/about',
      '/all-product',
      `/product/${product.slug}`,
      `/product/${product.slug}.data`,
    ]) {
      // Other tests change the catalog at the same time.
      await expect
        .poll(async () => {
          other.fail()
          await read(other.address + path)
          return other.asked()
        }, path)
        .toEqual(['/api/public/catalog-version'])
    }
  } finally {
    await other.close()
  }
})

for (const fault of ['unavailable', 'broken-off', 'mismatched'] as const)
  test(`shows a part whose answer was ${fault} once the API answers again`, async ({ shelf }) => {
    const other = await startFaultyShop()
    try {
      const product = await shelf.withOptions()
      const page = `${other.address}/product/${product.slug}?reviews=newest`
      other.fail(path => (path.endsWith('/reviews') ? fault : undefined))
      const words = 'These reviews can’t be shown right now.'
      expect((await read(page)).text).toContain(words)
      other.fail()
      expect((await read(page)).text).not.toContain(words)
    } finally {
      await other.close()
    }
  })

test('keeps no page that a session could change, for either of two users', async ({ shelf, newAccount }) => {
  const [product] = await shelf.plain(1)
  const [first, second] = await Promise.all([newAccount().then(signIn), newAccount().then(signIn)])
  const values = {
    ':slug': product!.slug,
    ':shopSlug': product!.shop.slug,
    ':categorySlug': 'kitchen',
    ':subCategorySlug?': '',
    ':collectionSlug?': '',
  }
  const paths = [...new Set(pathsOf(routes, '', values))]
    .map(path => `/${path}`)
    // Files for search engines and the icon, which say themselves how long they hold.
    .filter(path => !/^\/(robots|sitemap|icon\.svg)/.test(path))
  expect(paths.length).toBeGreaterThan(60)
  const shared: string[] = []
  for (const path of paths) {
    const ask = ({ token }: typeof first, at: number) =>
      read(shop() + path, {
        authorization: `Bearer ${token}`,
        cookie: `session=${token}`,
        'accept-language': ['de', 'ja'][at]!,
        'user-agent': `browser ${at}`,
      })
    const [one, other] = await Promise.all([ask(first, 0), ask(second, 1)])
    for (const page of [one!, other!]) {
      expect([path, page.headers.get('set-cookie')]).toEqual([path, null])
      expect([path, page.headers.get('cache-control')]).not.toEqual([path, expect.stringContaining('public')])
      expect(page.text).not.toContain(first.token)
    }
    if (!one!.headers.has('etag')) continue
    shared.push(path)
    // Another test may have changed the catalog between the two.
    await expect.poll(async () => (await ask(first, 0)).text === (await ask(second, 1)).text, path).toBe(true)
  }
  expect(
    shared.filter(path =>
      /^\/(account|cart|checkout|seller|wish|login|register|.*password|verify|.*email|known|contact|track)/.test(
        path,
      ),
    ),
  ).toEqual([])
  expect(shared).toEqual(
    expect.arrayContaining([
      '/',
      '/all-product',
      `/product/${product!.slug}`,
      '/search',
      '/vendors',
      '/about',
    ]),
  )
})
