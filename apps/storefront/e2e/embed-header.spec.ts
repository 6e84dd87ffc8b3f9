/** The header as HTML, for servers of other pages: examples/plain/header.html includes it. */
import type { Page } from '@playwright/test'
import { elementsVersion, pageOrigin } from './support/embed-pages.ts'
import { expect, test } from './support/test.ts'

const PATH = '/embed/1/header'

test('serves the header as HTML and JSON that any server may keep', async ({ request }) => {
  const answer = await request.get(PATH)
  const html = await answer.text()
  const headers = answer.headers()
  expect(answer.status()).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(headers.vary).toContain('accept-language')
  expect(headers['set-cookie']).toBeUndefined()
  expect(html).toMatch(/^<stoa-header><link rel="stylesheet" [^>]*><template shadowrootmode="open">/)
  expect(html).not.toMatch(/<(script|style)\b| style=/)
  const known = await request.get(PATH, { headers: { 'if-none-match': headers.etag! } })
  expect([known.status(), known.headers()['access-control-allow-origin']]).toEqual([304, '*'])
  for (const [, sheet] of html.matchAll(/href="([^"]*\.css)"/g))
    expect((await request.get(sheet!)).status()).toBe(200)
  const pinned = `/embed/${elementsVersion}/`
  expect(await (await request.get(`${pinned}header`)).text()).toContain(`${pinned}parts-`)
  const facts = await (await request.get(`${PATH}.json`)).json()
  expect(facts).toMatchObject({ name: expect.any(String), categories: expect.any(Array) })
})

test('gives the header the settings that are asked for, and no others', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const element = async (query: string) => /^<stoa-header[^>]*>/.exec(await read(`${PATH}${query}`))?.[0]
  expect(await element('?theme=dark&static')).toBe('<stoa-header theme="dark" static="">')
  expect(await element('?theme="><script>&logo=x')).toBe('<stoa-header>')
  expect(await read(`${PATH}?dir=rtl`)).toContain('<div dir="rtl"')
  expect((await request.get('/embed/1/footer')).status()).toBe(404)
})

test.describe('on a page that includes it', () => {
  test.skip(() => !process.env.EMBED_PAGES_PORT, 'a shop that is running already lists other origins')

  const open = (page: Page) => page.goto(`${pageOrigin('listed')}/header.html`)
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

  test('leads on without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await open(page)
    await page.locator('stoa-header nav').getByRole('link', { name: 'ALL PRODUCTS' }).click()
    await expect(page).toHaveURL(`${process.env.STOREFRONT_URL}/all-product`)
    await page.goBack()
    await search(page).fill('mug')
    await search(page).press('Enter')
    await expect(page).toHaveURL(`${process.env.STOREFRONT_URL}/search?q=mug`)
    await context.close()
  })

  test('becomes the element without a call', async ({ page }) => {
    const calls: string[] = []
    page.on('request', request => {
      if (/\/api\/|\.json$/.test(request.url())) calls.push(request.url())
    })
    await open(page)
    await page.getByRole('button', { name: 'Categories', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
    expect(calls).toEqual([])
  })
})
