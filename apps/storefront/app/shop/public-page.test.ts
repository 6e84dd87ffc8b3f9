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
  ['/care-guide', '/care-guide'],
  ['/embed/1/header?theme=dark&static', '/embed/1/header?theme=dark&static'],
  ['/embed/0.1.0/header.json', '/embed/0.1.0/header.json'],
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
  '/embed/1/header?logo=x',
  '/care-guide?x=1',
  '/contact',
  '/checkout',
  '/seller/orders',
])('%s is made for its visitor', url => {
  expect(addressOf(url)).toBeNull()
})

const cookiesOf = (url: string, cookies: string | null) => publicPage(url, cookies)?.cookies

test('each page depends on the country, the home page on the theme as well', () => {
  const cookies = 'session=1; theme=dark; deliver-to=DE'
  expect(cookiesOf('/', cookies)).toBe('theme=dark; deliver-to=DE')
  expect(cookiesOf('/_root.data', 'session=1')).toBe('')
  expect(cookiesOf('/product/mug', cookies)).toBe('deliver-to=DE')
  expect(cookiesOf('/about', null)).toBe('')
})

test.each(['XX', 'de', 'DEU', 'ZZ', 'EU', ''])(
  'ignores the country %j, which would fill the memory',
  code => {
    expect(cookiesOf('/product/mug', `deliver-to=${code}`)).toBe('')
  },
)
