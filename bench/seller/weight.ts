/**
 * Weighs the first load of seller pages, from the build's own list of files. Sizes are gzip level 9 in kB of 1,000
 * bytes and include React and the router. And what a shopper's page pays for the seller's figures: the beacon that
 * counts a view. Run it after the storefront's build.
 *
 *   pnpm bench:seller-weight
 */
import { gzipSync } from 'node:zlib'
import { inRoot } from '@stoa/testing/paths'
import { build } from 'vite'
import { begunFiles } from '../storefront/begun-files.ts'

/** Aims, in kB. */
const PAGES = [
  { name: 'dashboard', id: 'routes/seller/index', aim: 170 },
  { name: 'orders', id: 'routes/seller/orders', aim: 160 },
  { name: 'editor, description untouched', id: 'routes/seller/products/edit/$product-id', aim: 185 },
  { name: 'products', id: 'routes/seller/products', aim: null },
] as const
const BEACON = { name: 'the beacon of a view', file: 'app/shop/product/count-view.ts', aim: 0.4 }

const kB = (bytes: number, digits = 1) => (bytes / 1_000).toFixed(digits)

/** Alone, minified, without its exports: in its page it shares a file with others, and packs better. */
async function weighAlone(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: inRoot('apps/storefront'),
    build: {
      write: false,
      lib: { entry: inRoot('apps/storefront', file), formats: ['es'], fileName: 'alone' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error(`${file} was not built`)
  const code = first.output.map(part => (part.type === 'chunk' ? part.code : '')).join('')
  return gzipSync(code.replace(/export\{.*\};?\s*$/, ''), { level: 9 }).length
}

const line = (name: string, bytes: number, aim: number | null, digits = 1) =>
  console.log(
    `${name.padEnd(32)} ${kB(bytes, digits).padStart(8)}  ${aim === null ? '' : `aim ${aim}: ${bytes / 1_000 <= aim ? 'kept' : 'missed'}`}`,
  )

for (const { name, id, aim } of PAGES) {
  const files = begunFiles(id)
  line(
    name,
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    aim,
  )
  for (const file of files.slice(0, 8)) console.log(`${kB(file.bytes).padStart(12)}  ${file.name}`)
  const rest = files.slice(8)
  console.log(
    `${kB(rest.reduce((sum, { bytes }) => sum + bytes, 0)).padStart(12)}  ${rest.length} smaller files`,
  )
}
line(BEACON.name, await weighAlone(BEACON.file), BEACON.aim, 3)
