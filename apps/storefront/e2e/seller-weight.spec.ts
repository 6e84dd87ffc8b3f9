import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './support/test.ts'

interface RouteFiles {
  readonly id: string
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
}

const assets = new URL('../build/client/assets/', import.meta.url)

/** kB of 1,000 bytes after gzip 9, including React and the router. Counts files at the start of a page, not later ones. */
const LIMITS: Record<string, number> = {
  'routes/seller/index': 175.8,
  'routes/seller/orders': 184.9,
  'routes/seller/products/edit/$product-id': 200.9,
}

function readManifest(): { entry: RouteFiles; routes: Record<string, RouteFiles> } {
  const name = readdirSync(assets).find(file => /^manifest-.*\.js$/.test(file))!
  const text = readFileSync(new URL(name, assets), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

test('keeps the initial size of seller pages below their limits', () => {
  const { entry, routes } = readManifest()
  const weighed = Object.keys(LIMITS).map(id => {
    const files = new Set([entry.module, ...(entry.imports ?? [])])
    for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
      for (const file of [route.module, ...(route.imports ?? [])]) files.add(file)
    const bytes = [...files].map(
      file => gzipSync(readFileSync(new URL(file.replace('/assets/', ''), assets)), { level: 9 }).length,
    )
    return [id, bytes.reduce((sum, size) => sum + size, 0) / 1_000] as const
  })
  expect(weighed.filter(([id, size]) => size > LIMITS[id]!)).toEqual([])
})
