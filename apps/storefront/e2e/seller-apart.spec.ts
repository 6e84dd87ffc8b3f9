import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BuiltFile, MODULES_FILE } from '../vite/list-modules.ts'
import { addFromPage } from './support/cart.ts'
import { isSoak } from './support/soak.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'

const SELLERS =
  /internal\/back-office\/src\/|generated\/seller-answers|storefront\/app\/(seller\/|(layouts|routes)\/seller[/.-])|node_modules\/(d3-|prosemirror-|@atlaskit\/pragmatic|eventsource-parser)/
/** Maximum size in bytes after gzip 9, with some room. Includes swatches, windows, portraits and hearts. */
const SHOP_SHEET_LIMIT = 30_500

const assets = new URL('../build/client/assets/', import.meta.url)
const readBuilt = (): Record<string, BuiltFile> =>
  JSON.parse(readFileSync(new URL(`../${MODULES_FILE}`, import.meta.url), 'utf8'))
const nameOf = (pattern: RegExp) => readdirSync(assets).find(name => pattern.test(name))!

interface RouteFiles {
  module: string
  imports?: string[]
  css?: string[]
}

test('names no file with seller code on any page of the shop', () => {
  const built = readBuilt()
  const text = readFileSync(new URL(nameOf(/^manifest-.*\.js$/), assets), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    entry: RouteFiles
    routes: Record<string, RouteFiles>
  }
  const shop = Object.entries(manifest.routes).filter(
    ([id]) => !/^(layouts|routes)\/(seller|set-up)([/-]|$)/.test(id),
  )
  const reached = new Set<string>()
  const reach = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    built[file]?.imports.forEach(reach)
  }
  for (const { module, imports = [] } of [manifest.entry, ...shop.map(([, files]) => files)])
    for (const file of [module, ...imports]) reach(file.replace(/^\//, ''))

  expect(reached.size).toBeGreaterThan(50)
  const found = [...reached].flatMap(file => built[file]?.modules.filter(id => SELLERS.test(id)) ?? [])
  expect(found).toEqual([])
  expect(shop.flatMap(([, { css = [] }]) => css)).toEqual([expect.stringMatching(/\/styles-[^/]+\.css$/)])
  expect(manifest.routes['layouts/seller']?.css).toEqual([
    expect.stringMatching(/\/seller-styles-[^/]+\.css$/),
  ])
})

test('keeps the size of the shoppers’ style sheet', () => {
  const sheet = readFileSync(new URL(nameOf(/^styles-.*\.css$/), assets))
  expect(gzipSync(sheet, { level: 9 }).length).toBeLessThan(SHOP_SHEET_LIMIT)
})

if (isSoak)
  test('loads no seller code for a shopper', async ({ page, newAccount, shelf }) => {
    const loaded = new Set<string>()
    page.on('request', request => {
      const file = /\/assets\/[^?#]+\.(js|css)$/.exec(new URL(request.url()).pathname)
      if (file) loaded.add(file[0].slice(1))
    })
    const visit = async (path: string) => {
      await page.goto(path)
      await hydrated(page)
      // Includes files that load once a page is idle.
      await page.waitForLoadState('networkidle')
    }
    const [product] = await shelf.plain(1)
    for (const path of ['/', '/all-product', '/login']) await visit(path)
    await enterAs(page, await newAccount(), '/')
    await addFromPage(page, product!.slug)
    for (const path of ['/cart', '/checkout']) await visit(path)

    const built = readBuilt()
    const found = [...loaded].flatMap(file => built[file]?.modules.filter(id => SELLERS.test(id)) ?? [])
    expect(found).toEqual([])
    expect([...loaded].filter(file => file.endsWith('.css'))).toEqual([
      expect.stringMatching(/^assets\/styles-/),
    ])
  })
