/**
 * Checks the promises of the built package beyond its types. Client parts are marked, no file would be taken by a
 * host's own vanilla-extract for its source, one sheet has its layers in order, weights are within budget, and no
 * production build contains messages for developers. Run after the build: `pnpm check:package`;
 * `node scripts/shipped.ts --write` records new weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { type BuildOptions, build } from 'esbuild'
import { entries } from './entries.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const problems: string[] = []
const demand = (holds: boolean, problem: string) => void (holds || problems.push(problem))

const kilobytes = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).length / 1024
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })

// Client parts.
interface SourceMap {
  sources: string[]
}
const saysClient = (code: string) => /^\s*['"]use client['"]/.test(code)
let clientFiles = 0
for (const file of files.filter(name => name.endsWith('.js'))) {
  const { sources } = JSON.parse(read(`${file}.map`)) as SourceMap
  const own = sources
    .map(source => join(dist, dirname(file), source))
    .filter(source => !source.includes('node_modules'))
  const isClient = own.some(source => saysClient(readFileSync(source, 'utf8')))
  // What only passes another file on has no source of its own.
  if (own.length === 0) continue
  if (isClient) clientFiles++
  demand(saysClient(read(file)) === isClient, `${file}: "use client" ${isClient ? 'is lost' : 'is too much'}`)
}
demand(clientFiles > 20, `only ${clientFiles} files say "use client"`)

// Sheets.
const odd = files.filter(name => /\.css\.js$/.test(name) || (/\.css$/.test(name) && name.includes('/')))
demand(odd.length === 0, `a host would process these again: ${odd.join(', ')}`)
const order = ['tokens', 'reset', 'base', 'primitives', 'patterns'].map(name => `stoa.${name}`)
const sheet = read('styles.css')
const declared = [...sheet.matchAll(/@layer ([\w.]+)[;{]/g)].map(match => match[1] as string)
demand(
  JSON.stringify([...new Set(declared)]) === JSON.stringify(order),
  `the layers stand as ${[...new Set(declared)].join(', ')}; it must be ${order.join(', ')}`,
)
demand(!/@import|url\(http/.test(sheet), 'styles.css fetches from elsewhere')
const sellerSheet = read('seller-area.css')
const sellerLayers = new Set([...sellerSheet.matchAll(/@layer ([\w.]+)[;{]/g)].map(match => match[1]))
demand(
  [...sellerLayers].join() === 'stoa.patterns' && !sellerSheet.includes('--stoa-color-surface-page:'),
  `seller.css has more than the rules of its parts: ${[...sellerLayers].join(', ')}`,
)

// Weights: minified, gzip 9, kB of 1,024 bytes, everything but React.
const weighed: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  write: false,
  outdir: join(root, 'weighed'),
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
}
interface Weight {
  /** Weight of the first load: the entry and its static imports. */
  page: number
  /** Weight of one file with everything that it ever loads. */
  all: number
}

type Weighing = BuildOptions & { resolveDir?: string; end?: string }

async function weigh(contents: string, { resolveDir = dist, end = '.js', ...options }: Weighing = {}) {
  const stdin = { contents, resolveDir }
  const { outputFiles = [] } = await build({ ...weighed, ...options, stdin })
  return outputFiles
    .filter(file => file.path.endsWith(end))
    .reduce((sum, file) => sum + kilobytes(file.contents), 0)
}

/** Weighs the entry without what it loads later: only the chunks that it needs to start. */
async function weighWithPage(contents: string) {
  const stdin = { contents, resolveDir: dist }
  const { outputFiles = [], metafile } = await build({
    ...weighed,
    splitting: true,
    metafile: true,
    entryNames: 'page',
    stdin,
  })
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const { path, kind } of metafile?.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') need(path)
  }
  for (const name of Object.keys(metafile?.outputs ?? {})) if (name.endsWith('/page.js')) need(name)
  return outputFiles
    .filter(file => [...needed].some(name => file.path.endsWith(`/${name}`)))
    .reduce((sum, file) => sum + kilobytes(file.contents), 0)
}

const weighBoth = async (contents: string): Promise<Weight> => {
  const [page, all] = [await weighWithPage(contents), await weigh(contents)]
  // Entries that load nothing later are slightly heavier in several files.
  return { page: Math.min(page, all), all }
}

// Messages about misuse are in the files, and in no production build of a host.
const taught = [
  'outside of StoaProvider',
  'is not a whole number',
  'An IconButton has no label',
  'which it never says',
]
const asShipped = files.filter(name => name.endsWith('.js')).map(read)
const { outputFiles: produced = [] } = await build({
  ...weighed,
  stdin: { contents: "export * from './index.js'", resolveDir: dist },
})
for (const words of taught) {
  demand(
    asShipped.some(code => code.includes(words)),
    `"${words}" is in no file`,
  )
  demand(!produced.some(file => file.text.includes(words)), `"${words}" weighs on production builds`)
}

const shell = (folder: (name: string) => string) =>
  `export { Header } from '${folder('header')}'; export { Toasts, createToasts } from '${folder('toasts')}'`
const whole = (kB: number): Weight => ({ page: kB, all: kB })

const sizes: Record<string, Weight> = {}
for (const name of Object.keys(entries(root))) {
  if (name === 'view-models') continue
  sizes[name] = await weighBoth(`export * from './${name}.js'`)
}
const headerShell = await weighBoth(shell(name => `./${name}.js`))
sizes['(header shell)'] = headerShell
const shellSheet = await weigh(
  shell(name => `./src/patterns/${name}/index.ts`),
  { resolveDir: root, end: '.css', conditions: ['@stoa/source'], plugins: [vanillaExtractPlugin()] },
)
sizes['(header shell, style sheet)'] = whole(shellSheet)
sizes['(styles.css)'] = whole(kilobytes(sheet))
sizes['(seller.css)'] = whole(kilobytes(sellerSheet))
sizes['(tokens.css)'] = whole(kilobytes(read('tokens.css')))

const record = join(root, 'sizes.json')
if (process.argv.includes('--write')) {
  const round = (kB: number) => Math.round(kB * 10) / 10
  const lines = Object.entries(sizes).map(
    ([name, { page, all }]) => `  ${JSON.stringify(name)}: { "page": ${round(page)}, "all": ${round(all)} }`,
  )
  writeFileSync(record, `{\n${lines.join(',\n')}\n}\n`)
}
const recorded = JSON.parse(readFileSync(record, 'utf8')) as Record<string, Weight>
const cell = (kB: number) => `${kB.toFixed(1).padStart(6)} kB`
console.log(`${''.padEnd(30)}${'with page'.padStart(12)}${'all of it'.padStart(12)}`)
for (const [name, weight] of Object.entries(sizes)) {
  const before = recorded[name]
  console.log(`${name.padEnd(32)} ${cell(weight.page)}   ${cell(weight.all)}`)
  demand(before !== undefined, `${name} has no recorded weight: node scripts/shipped.ts --write`)
  // A twentieth and a little for a new version of an engine; more wants a look and a new record.
  for (const part of ['page', 'all'] as const)
    demand(
      weight[part] <= (before?.[part] ?? 0) * 1.05 + 0.3,
      `${name} weighs ${weight[part].toFixed(1)} kB (${part}), recorded are ${before?.[part]} kB`,
    )
}
demand(headerShell.all <= 51, 'the header shell passes 51 kB, its aim (60 is its limit)')
demand(shellSheet <= 12, 'the style sheet of the header shell passes 12 kB')

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
