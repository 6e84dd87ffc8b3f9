/**
 * Weighs every part with what it needs of the design system, and the style sheet of all parts, against `sizes.json`.
 * `node scripts/weigh.ts --write` records new weights.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { compareWeights, kilobytes, type Weight, weighBoth, weighedBuild, whole } from '@stoa/testing/weights'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '..')
const conditions = ['@stoa/source']
const plugins = [vanillaExtractPlugin({ esbuildOptions: { conditions } })]

/** Leaves out the rules of the design system, which every page has already. */
const ownRulesOnly: Plugin = {
  name: 'own-rules-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.vanilla\.css/ }, ({ path }) =>
      path.includes('packages/ui/') || path.startsWith('../../packages')
        ? { path: 'nothing', namespace: 'nothing' }
        : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '', loader: 'css' }))
  },
}

const weights: Record<string, Weight> = {}
for (const file of globSync('src/*/index.ts', { cwd: root }).sort())
  weights[file.split('/').at(-2)!] = await weighBoth(`export * from './${file}'`, {
    resolveDir: root,
    conditions,
    plugins,
  })

const { outputFiles: sheets = [] } = await build({
  ...weighedBuild,
  conditions,
  plugins: [ownRulesOnly, ...plugins],
  stdin: { contents: "export * from './src/index.ts'", resolveDir: root },
})
const sheet = sheets.find(file => file.path.endsWith('.css'))!.text
weights['(style sheet)'] = whole(kilobytes(sheet))

const problems = compareWeights(weights, {
  file: join(root, 'sizes.json'),
  write: process.argv.includes('--write'),
  script: 'node scripts/weigh.ts',
})
const layers = new Set([...sheet.matchAll(/@layer ([\w.]+)[;{]/g)].map(match => match[1]))
if ([...layers].join() !== 'stoa.patterns' || sheet.includes('--stoa-color-surface-page:'))
  problems.push(`The style sheet has more than the rules of the parts: ${[...layers].join(', ')}`)

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
