import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BuiltFile, MODULES_FILE } from '../vite/list-modules.ts'
import { addFromPage } from './support/cart.ts'
import { isSoak } from './support/soak.ts'
import { enterAs, expect, hydrated, test } from './support/test.ts'

const SELLERS =
  /internal\/back-office\/src\/|generated\/seller-answers|storefront\/app\/(seller\/|(layouts|routes)\/seller[/.-])|node_modules\/(d3-|prosemirror-|@atlaskit\/pragmatic|eventsource-parser)/
const CONSOLE = /apps\/operator\/|api-client\/src\/operator/
/** Maximum size in bytes after gzip 9, with some room, of the sheet that every page links. */
const SHOP_SHEET_LIMIT = 27_000

const assets = new URL('../build/client/assets/', import.meta.url)
const readBuilt = (): Record<string, BuiltFile> =>
  JSON.parse(readFileSync(new URL(`../${MODULES_FILE}`, import.meta.url), 'utf8'))
const nameOf = (pattern: RegExp) => readdirSync(assets).find(name => pattern.test(name))!

interface RouteFiles {
  parentId?: string
  module: string
  imports?: string[]
  css?: string[]
}
interface Manifest {
  entry: RouteFiles
  routes: Record<string, RouteFiles>
}

function readManifest(): Manifest {
  const text = readFileSync(new URL(nameOf(/^manifest-.*\.js$/), assets), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

const nameOfSheet = (url: string) => /\/((account-|hand-over-|seller-)?styles)-/.exec(url)![1]!

/** Names of the style sheets that a page links, itself or by its layouts. */
function sheetsOf({ routes }: Pick<Manifest, 'routes'>, id: string): string[] {
  const { css = [], parentId } = routes[id]!
  return [...new Set([...(parentId ? sheetsOf({ routes }, parentId) : []), ...css.map(nameOfSheet)])]
}

const isSellers = (id: string) => /^(layouts|routes)\/(seller|set-up)([/-]|$)/.test(id)
/** Pages that most visits show, and no others. */
const BROWSED = [
  'routes/index',
  'routes/all-product',
  'routes/category/$category-slug',
  'routes/product/$slug',
  'routes/shop/$shop-slug',
  'routes/search',
  'routes/cart',
]

test('names no file with seller code on any page of the shop', () => {
  const built = readBuilt()
  const manifest = readManifest()
  const shop = Object.entries(manifest.routes).filter(([id]) => !isSellers(id))
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
})

test('contains nothing of the operator console, for shoppers and sellers', () => {
  const found = Object.values(readBuilt()).flatMap(({ modules }) => modules.filter(id => CONSOLE.test(id)))
  expect(found).toEqual([])
})

test('links the style sheets that a page uses', () => {
  const manifest = readManifest()
  const shop = Object.keys(manifest.routes).filter(id => !isSellers(id))
  const all = new Set(shop.flatMap(id => sheetsOf(manifest, id)))
  expect(all).toEqual(new Set(['styles', 'account-styles', 'hand-over-styles']))
  for (const id of BROWSED) expect([id, sheetsOf(manifest, id)]).toEqual([id, ['styles']])
  for (const id of ['routes/login', 'routes/checkout', 'routes/account/orders/$number'])
    expect([id, sheetsOf(manifest, id)]).toEqual([id, ['styles', 'account-styles']])
  expect(sheetsOf(manifest, 'routes/cart/hand-over')).toEqual(['styles', 'hand-over-styles'])
  expect(sheetsOf(manifest, 'routes/seller/index')).toContain('seller-styles')
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
    const sheets = [...loaded].filter(file => file.endsWith('.css')).map(file => nameOfSheet(`/${file}`))
    expect(sheets.sort()).toEqual(['account-styles', 'styles'])
  })
