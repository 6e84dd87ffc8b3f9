import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { AREAS, isWithin } from './areas.ts'

const find = (entries: readonly RouteConfigEntry[], path: string): RouteConfigEntry | undefined =>
  entries.find(entry => entry.path === path)

test('gives each area a page and a key that no other area has', () => {
  const pages = find(routes, 'seller')?.children ?? []
  const missing = AREAS.filter(
    ({ href }) => href !== '/seller' && !find(pages, href.slice('/seller/'.length)),
  )
  expect(missing.map(({ href }) => href)).toEqual([])
  expect(new Set(AREAS.map(({ letter }) => letter)).size).toBe(AREAS.length)
})

test('assigns each page to at most one area', () => {
  const of = (pathname: string) =>
    AREAS.filter(({ href }) => isWithin(href, pathname)).map(({ label }) => label)
  expect(of('/seller')).toEqual(['Dashboard'])
  expect(of('/seller/orders/R2841-1')).toEqual(['Orders'])
  expect(of('/seller/nowhere')).toEqual([])
})
