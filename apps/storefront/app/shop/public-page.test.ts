import { expect, test } from 'vitest'
import { publicPage } from './public-page.ts'

const addressOf = (url: string) => publicPage(url, null)?.address ?? null

test.each([
  ['/', '/'],
  ['/_root.data', '/_root.data'],
  ['/product/mug', '/product/mug'],
  ['/product/mug?utm_source=mail&reviews=newest&fbclid=1', '/product/mug?reviews=newest'],
  ['/product/mug.data?_routes=a%2Cb', '/product/mug.data?_routes=a%2Cb'],
  ['/product/%E0%B8%81', '/product/%E0%B8%81'],
  ['/search?q=what?', '/search?q=what?'],
  ['/category/kitchen/cups?color=blue&page=2', '/category/kitchen/cups?color=blue&page=2'],
  ['/about?', '/about'],
])('%s is the public page %s', (url, address) => {
  expect(addressOf(url)).toBe(address)
})

test.each([
  '/product/mug?x=1',
  '/product/mug?_routes=a',
  '/product/mug/',
  '/product/%6Dug',
  '/product/%e0%b8%81',
  '/product/..',
  '/product/%2e%2e',
  '/category/../checkout',
  '/search?q=a?utm_source=b&x=1',
  // Its forms repeat the query.
  '/shop/kiln?utm_source=mail',
  '/cart',
  '/contact',
  '/checkout',
  '/seller/orders',
])('%s is made for its visitor', url => {
  expect(addressOf(url)).toBeNull()
})

test('only the home page depends on a cookie, the theme', () => {
  const cookies = 'session=1; theme=dark'
  expect(publicPage('/', cookies)?.cookie).toBe('theme=dark')
  expect(publicPage('/_root.data', 'session=1')?.cookie).toBe('')
  expect(publicPage('/about', cookies)?.cookie).toBeNull()
})
