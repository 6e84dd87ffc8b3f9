/**
 * What the built package promises beyond its types: client parts still say so, no file that a host's own
 * vanilla-extract would take for its source, one sheet whose layers stand in order, weights within budget.
 * Run after the build: `pnpm check:package`; `node scripts/shipped.ts --write` records new weights.
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
const weigh = async (contents: string, resolveDir = dist, options: BuildOptions = {}) => {
  const { outputFiles } = await build({ ...weighed, ...options, stdin: { contents, resolveDir } })
  return (end: string) =>
    outputFiles
      ?.filter(file => file.path.endsWith(end))
      .reduce((sum, file) => sum + kilobytes(file.contents), 0) ?? 0
}

const shell = (folder: (name: string) => string) =>
  `export { Header } from '${folder('header')}'; export { Toasts, createToasts } from '${folder('toasts')}'`

const sizes: Record<string, number> = {}
for (const name of Object.keys(entries(root))) {
  if (name === 'view-models') continue
  sizes[name] = (await weigh(`export * from './${name}.js'`))('.js')
}
sizes['(header shell, everything it ever loads)'] = (await weigh(shell(name => `./${name}.js`)))('.js')
sizes['(header shell, style sheet)'] = (
  await weigh(
    shell(name => `./src/patterns/${name}/index.ts`),
    root,
    {
      conditions: ['@stoa/source'],
      plugins: [vanillaExtractPlugin()],
    },
  )
)('.css')
sizes['(styles.css)'] = kilobytes(sheet)
sizes['(tokens.css)'] = kilobytes(read('tokens.css'))

const record = join(root, 'sizes.json')
if (process.argv.includes('--write')) {
  const rounded = Object.fromEntries(
    Object.entries(sizes).map(([name, kB]) => [name, Math.round(kB * 10) / 10]),
  )
  writeFileSync(record, `${JSON.stringify(rounded, null, 2)}\n`)
}
const recorded = JSON.parse(readFileSync(record, 'utf8')) as Record<string, number>
for (const [name, kB] of Object.entries(sizes)) {
  const before = recorded[name]
  console.log(`${name.padEnd(44)} ${kB.toFixed(1).padStart(6)} kB`)
  demand(before !== undefined, `${name} has no recorded weight: node scripts/shipped.ts --write`)
  // A twentieth and a little for a new version of an engine; more wants a look and a new record.
  demand(kB <= (before ?? 0) * 1.05 + 0.3, `${name} weighs ${kB.toFixed(1)} kB, recorded are ${before} kB`)
}
demand(
  (sizes['(header shell, everything it ever loads)'] ?? 0) <= 50,
  'the header shell passes 50 kB, its aim (60 is its limit)',
)
demand((sizes['(header shell, style sheet)'] ?? 0) <= 12, 'the style sheet of the header shell passes 12 kB')

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
