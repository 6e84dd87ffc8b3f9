import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRoot } from '@stoa/testing/paths'

interface RouteFiles {
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
}

const assets = inRoot('apps/storefront/build/client/assets')

function readManifest(): { entry: RouteFiles; routes: Readonly<Record<string, RouteFiles>> } {
  const name = readdirSync(assets).find(file => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('There is no build: pnpm exec turbo run build --filter storefront')
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

export interface BegunFile {
  readonly name: string
  /** Gzip 9. */
  readonly bytes: number
}

/** What a page begins with, the heaviest first: the files of its route and of the layouts around it. */
export function begunFiles(routeId: string): readonly BegunFile[] {
  const { entry, routes } = readManifest()
  const urls = new Set([entry.module, ...(entry.imports ?? [])])
  for (let route = routes[routeId]; route; route = routes[route.parentId ?? ''])
    for (const url of [route.module, ...(route.imports ?? [])]) urls.add(url)
  return [...urls]
    .map(url => url.slice(url.lastIndexOf('/') + 1))
    .map(name => ({ name, bytes: gzipSync(readFileSync(join(assets, name)), { level: 9 }).length }))
    .sort((one, other) => other.bytes - one.bytes)
}
