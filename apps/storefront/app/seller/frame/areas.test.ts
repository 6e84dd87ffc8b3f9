import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { AREAS, isWithin } from './areas.ts'

const find = (entries: readonly RouteConfigEntry[], path: string): RouteConfigEntry | undefined =>
  entries.find(entry => entry.path === path)

test('every area of the rail has its page, and its own key', () => {
  const pages = find(routes, 'seller')?.children ?? []
  const missing = AREAS.filter(
    ({ href }) => href !== '/seller' && !find(pages, href.slice('/seller/'.length)),
  )
  expect(missing.map(({ href }) => href)).toEqual([])
  expect(new Set(AREAS.map(({ letter }) => letter)).size).toBe(AREAS.length)
})

test('a page belongs to one area', () => {
  const of = (pathname: string) =>
    AREAS.filter(({ href }) => isWithin(href, pathname)).map(({ label }) => label)
  expect(of('/seller')).toEqual(['Dashboard'])
  expect(of('/seller/orders/R2841-1')).toEqual(['Orders'])
  expect(of('/seller/nowhere')).toEqual([])
})
