import { expect, test } from 'vitest'
import { isSafePath } from '../src/index.ts'
import { createBrowser } from './support/browser.ts'

test.each(['/', '/checkout', '/account/orders?page=2#top', '/search?q=a//b', '/product/caf%C3%A9'])(
  'a path of this site is kept: %s',
  path => {
    expect(isSafePath(path)).toBe(true)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'checkout',
  '',
  ' /checkout',
  null,
  undefined,
  7,
  [['/checkout']],
])('anything else is not: %j', path => {
  expect(isSafePath(path)).toBe(false)
})

test('[GRD-03] the remembered path is answered once, then the home page', async () => {
  const { core } = await createBrowser().visit()
  core.returnTo.remember('/account/profile')
  core.returnTo.remember('//evil.example')
  expect(core.returnTo.peek()).toBe('/account/profile')
  expect(core.returnTo.take()).toBe('/account/profile')
  expect(core.returnTo.take()).toBe('/')
  expect(core.returnTo.peek()).toBe(null)
})

test('an address that someone else wrote into storage is not followed', async () => {
  const values = new Map([['return_to', '"//evil.example"']])
  const { core } = await createBrowser().visit({
    tabStorage: {
      read: key => values.get(key) ?? null,
      write: () => {},
      onStorageEvent: () => () => {},
    },
  })
  expect(core.returnTo.take()).toBe('/')
})
