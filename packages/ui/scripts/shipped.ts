/**
 * Checks the promises of the built package beyond its types. Client parts are marked, no file would be taken by a
 * host's own vanilla-extract for its source, one sheet has its layers in order, weights are within budget, and no
 * production build contains messages for developers. Run after the build: `pnpm check:package`;
 * `node scripts/shipped.ts --write` records new weights.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  compareWeights,
  kilobytes,
  type Weight,
  weigh,
  weighBoth,
  weighedBuild,
  whole,
} from '@stoa/testing/weights'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { entries } from './entries.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const problems: string[] = []
const demand = (holds: boolean, problem: string) => void (holds || problems.push(problem))

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
const odd = files.filter(
  name => /\.css\.js$/.test(name) || (/\.css$/.test(name) && /^(?!styles\/).*\//.test(name)),
)
demand(odd.length === 0, `a host would process these again: ${odd.join(', ')}`)
const order = ['tokens', 'reset', 'base', 'primitives', 'patterns'].map(name => `stoa.${name}`)
const sheet = read('styles.css')
const declared = [...sheet.matchAll(/@layer ([\w.]+)[;{]/g)].map(match => match[1] as string)
demand(
  JSON.stringify([...new Set(declared)]) === JSON.stringify(order),
  `the layers stand as ${[...new Set(declared)].join(', ')}; it must be ${order.join(', ')}`,
)
demand(!/@import|url\(http/.test(sheet), 'styles.css fetches from elsewhere')
demand(!/[\d.]rem\b/.test(sheet.replace(/--stoa-rem: ?1rem/, '')), 'styles.css has a length in rem')
// Messages about misuse are in the files, and in no production build of a host.
const taught = [
  'outside of StoaProvider',
  'is not a whole number',
  'An IconButton has no label',
  'which it never says',
]
const asShipped = files.filter(name => name.endsWith('.js')).map(read)
const { outputFiles: produced = [] } = await build({
  ...weighedBuild,
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

const sizes: Record<string, Weight> = {}
for (const name of Object.keys(entries(root))) {
  if (name === 'view-models') continue
  sizes[name] = await weighBoth(`export * from './${name}.js'`, { resolveDir: dist })
}
const headerShell = await weighBoth(
  shell(name => `./${name}.js`),
  { resolveDir: dist },
)
sizes['(header shell)'] = headerShell
const shellSheet = await weigh(
  shell(name => `./src/patterns/${name}/index.ts`),
  { resolveDir: root, end: '.css', conditions: ['@stoa/source'], plugins: [vanillaExtractPlugin()] },
)
sizes['(header shell, style sheet)'] = whole(shellSheet)
sizes['(styles.css)'] = whole(kilobytes(sheet))
sizes['(header/styles.css)'] = whole(kilobytes(read('styles/header.css')))
sizes['(tokens.css)'] = whole(kilobytes(read('tokens.css')))

problems.push(
  ...compareWeights(sizes, {
    file: join(root, 'sizes.json'),
    write: process.argv.includes('--write'),
    script: 'node scripts/shipped.ts',
  }),
)
demand(headerShell.all <= 42, 'the header shell passes 42 kB, its aim (60 is its limit)')
demand(shellSheet <= 12, 'the style sheet of the header shell passes 12 kB')

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
