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

/** kB of 1,000 bytes, gzip 9, React and the router among them: what a page begins with, and not what opens later. */
const LIMITS: Record<string, number> = {
  'routes/seller/index': 170,
  'routes/seller/orders': 179.5,
  'routes/seller/products/edit/$product-id': 194,
}

function readManifest(): { entry: RouteFiles; routes: Record<string, RouteFiles> } {
  const name = readdirSync(assets).find(file => /^manifest-.*\.js$/.test(file))!
  const text = readFileSync(new URL(name, assets), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

test('pages of the seller area begin with no more than this', () => {
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
