import type { RouteConfigEntry } from '@react-router/dev/routes'
import { SITE_PATHS } from '@stoa/server-kit/site-paths'
import { expect, test } from 'vitest'
import routes from './routes.ts'

interface Page {
  readonly path: string
  readonly file: string
}

const pagesOf = (entries: readonly RouteConfigEntry[], parent = ''): Page[] =>
  entries.flatMap(({ path, index, children, file }) => {
    const full = [parent, path].filter(Boolean).join('/')
    if (children) return pagesOf(children, full)
    return [{ path: index ? `${full}/index` : full, file }]
  })

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Path of a route's file without extension and optional parameters: `products/edit/$product-id` for `products/edit/:productId`. */
const fileOf = (path: string) =>
  path
    .replace(/^\//, '')
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, name: string) => `$${kebab(name)}`)
    .replace(/\.\w+$/, '')

test('knows every first part of a path, so that no page of the operator is hidden by one', () => {
  const first = pagesOf(routes).map(({ path }) => path.split('/')[0]!)
  const unknown = first.filter(part => /^[a-z0-9-]+$/.test(part) && part !== 'index' && !SITE_PATHS.has(part))
  expect(unknown).toEqual([])
})

test('names the file of every page after its address', () => {
  const shared = ['routes/information.tsx', 'routes/not-found.tsx', 'routes/seller/not-found.tsx']
  const wrong = pagesOf(routes).filter(
    ({ path, file }) => !shared.includes(file) && file.replace(/\.tsx?$/, '') !== `routes/${fileOf(path)}`,
  )
  expect(wrong).toEqual([])
})
