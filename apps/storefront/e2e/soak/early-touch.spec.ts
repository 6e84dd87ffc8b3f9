import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/test.ts'

/** Shows a path whose HTML stops arriving just before `at`, until the rest is released. */
async function halfway(
  page: Page,
  { storefront, path, at }: { storefront: string; path: string; at: RegExp },
) {
  const html = await (await fetch(`${storefront}${path}`)).text()
  const cut = html.search(at)
  expect(cut, `${at} in the page`).toBeGreaterThan(0)
  let rest = () => {}
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    rest = () => response.end(html.slice(cut))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await page.route(`${origin}/**`, route => {
    const url = new URL(route.request().url())
    return route.request().isNavigationRequest()
      ? route.continue()
      : route.continue({ url: `${storefront}${url.pathname}${url.search}` })
  })
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  return { rest: () => rest(), close: () => server.close() }
}

const places: [where: string, at: RegExp][] = [
  ['before the script that starts it', /<script[^>]*? type="text\/later"/],
  ['in the middle of its tag', /(?<=<script nonce="[^"]*" type="text\/l)/],
  ['before the script’s first word', /(?<=type="text\/later">)/],
  ['in the middle of the script', /(?<=type="text\/later">[^<]{40})/],
]
for (const [where, at] of places) {
  test(`starts a page that is touched while its HTML stops ${where}`, async ({ page, baseURL }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    const { rest, close } = await halfway(page, { storefront: baseURL!, path: '/help', at })
    await page.mouse.move(200, 300)
    await page.mouse.down()
    await page.mouse.up()
    rest()
    await hydrated(page)
    expect(errors).toEqual([])
    close()
  })
}
