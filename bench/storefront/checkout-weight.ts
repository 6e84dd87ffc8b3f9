/**
 * Weighs the checkout's JavaScript in addition to the cart's, from the build's own list of files. Counts every file
 * that a page hydrates with, gzip level 9, in kB of 1,024 bytes. Fails above the limit. Run it after the storefront's
 * build.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const MAX_OVER_CART = 45

const assets = join(import.meta.dirname, '../../apps/storefront/build/client/assets')
const list = readdirSync(assets).find(name => /^manifest-.*\.js$/.test(name))
if (!list) throw new Error('There is no build: pnpm exec turbo run build --filter storefront')

interface Route {
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
}
const text = readFileSync(join(assets, list), 'utf8')
const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
  readonly entry: Route
  readonly routes: Readonly<Record<string, Route>>
}

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** A file with all that it imports at once; what is fetched later is not part of it. */
function collect(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(join(assets, file), 'utf8')
  for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (next) collect(next, found)
  return found
}

function filesOf(routeId: string): Set<string> {
  const found = new Set<string>()
  const add = ({ module, imports = [] }: Route) => {
    for (const url of [module, ...imports]) collect(nameOf(url), found)
  }
  add(manifest.entry)
  for (let id: string | undefined = routeId; id; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id]
    if (route) add(route)
  }
  return found
}

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length / 1024,
    0,
  )

const partsOf = (pattern: RegExp) => readdirSync(assets).filter(name => pattern.test(name))

const plus = (files: ReadonlySet<string>, parts: readonly string[]): Set<string> => {
  const all = new Set(files)
  for (const name of parts) for (const file of collect(name, new Set())) all.add(file)
  return all
}

function weigh(what: string, cart: ReadonlySet<string>, checkout: ReadonlySet<string>): void {
  const own = [...checkout].filter(file => !cart.has(file))
  const over = sizeOf(own)
  console.log(
    `${over.toFixed(1)} kB over the cart's ${sizeOf(cart).toFixed(1)} kB, ${what}; at most ${MAX_OVER_CART}`,
  )
  for (const file of own) console.log(`${sizeOf([file]).toFixed(1).padStart(8)}  ${file}`)
  if (over > MAX_OVER_CART) process.exitCode = 1
}

const cart = filesOf('routes/cart')
const withCalls = plus(cart, partsOf(/^(api|calls)-.*\.js$/))
const checkout = plus(filesOf('routes/checkout'), partsOf(/^(test-provider|paypal-provider)-.*\.js$/))
const withForm = plus(checkout, partsOf(/^new-address-.*\.js$/))
weigh('what both begin with', cart, checkout)
weigh('once the cart has read its lines', withCalls, checkout)
weigh('then with the form of a new address', withCalls, withForm)
