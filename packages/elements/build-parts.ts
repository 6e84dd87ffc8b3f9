import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { classNames } from '@stoa/ui/internal/class-names'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { preactAlias } from './preact-alias.ts'
import { toPageSheet, toShadowSheet } from './src/styles/to-shadow.ts'

const root = import.meta.dirname
const ui = dirname(createRequire(import.meta.url).resolve('@stoa/ui/package.json'))

/** The cart in the page, and the menu of a user, which only pages with a session have. */
const APART = /(cart-part|user-menu)\.tsx?$/

/** Puts everything that opens into one file, whichever part asks for it first. */
const oneLazyFile: Plugin = {
  name: 'one-lazy-file',
  resolveDynamicImport: specifier =>
    typeof specifier === 'string' && APART.test(specifier) ? null : join(root, 'src/more.ts'),
}

/** Vite's helper preloads what a chunk needs. Ours needs nothing but this entry. */
const noPreload: Plugin = {
  name: 'no-preload',
  enforce: 'pre',
  load: id => (id.includes('vite/preload-helper') ? 'export const __vitePreload = load => load()' : null),
}

const fail = (entry: string): never => {
  throw new Error(`${entry} has no output`)
}

async function bundle(entry: string): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions], alias: preactAlias },
    // For style files, which the plugin runs.
    environments: { ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'production'] } } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [oneLazyFile, noPreload, vanillaExtractPlugin({ identifiers: classNames(join(ui, 'src')) })],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      // Ours is minified once it is whole.
      cssMinify: false,
      rolldownOptions: {
        input: join(root, entry),
        // Sources say `'use client'`, which is for servers.
        checks: { moduleLevelDirective: false },
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const [bundled] = Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]
  return bundled?.output ?? fail(entry)
}

const cssOf = (output: Rolldown.RolldownOutput['output']): string =>
  output.map(file => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : '')).join('')

/**
 * Builds header, cart and drawer: their code, and the sheets of shadow roots and document next to it. Returns the name of
 * the first file.
 */
export async function buildParts(dist: string): Promise<string> {
  const [parts, page] = [await bundle('src/parts.ts'), await bundle('src/styles/page.ts')]
  const chunks = parts.filter(file => file.type === 'chunk')
  const entry = chunks.find(chunk => chunk.isEntry) ?? fail('src/parts.ts')
  const code = Object.fromEntries(chunks.map(chunk => [chunk.fileName, chunk.code]))
  const sheet = toShadowSheet(cssOf(parts))
  const files = {
    ...code,
    // The sheets have the name of the code: class names change with them.
    [entry.fileName.replace(/\.js$/, '.css')]: sheet,
    [entry.fileName.replace(/^parts(.*)\.js$/, 'tokens$1.css')]: toPageSheet(
      cssOf(page),
      [sheet, ...Object.values(code)].join(),
    ),
  }
  mkdirSync(dist, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content)
  return entry.fileName
}
