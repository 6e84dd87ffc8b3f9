import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { classNames } from '@stoa/ui/internal/class-names'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { integrityOf } from './integrity.ts'
import { leanLibraries } from './lean-libraries.ts'
import { preactAlias } from './preact-alias.ts'
import { toPageSheet, toShadowSheet } from './src/styles/to-shadow.ts'

const root = import.meta.dirname
const ui = dirname(createRequire(import.meta.url).resolve('@stoa/ui/package.json'))

/** Stands for the hash in the names of all files, and for those of the sheets, until both are known. */
const UNKNOWN = { hash: 'STOA_HASH', parts: 'STOA_PARTS_SHEET', tokens: 'STOA_TOKENS_SHEET' }

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

async function bundle(
  entry: string,
  define: Readonly<Record<string, string>>,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: {
      conditions: ['@stoa/source', ...defaultClientConditions],
      alias: [...preactAlias, ...leanLibraries],
    },
    // For style files, which the plugin runs.
    environments: { ssr: { resolve: { conditions: ['@stoa/source', 'module', 'node', 'production'] } } },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...define,
      SHEET_INTEGRITY: JSON.stringify({ parts: UNKNOWN.parts, tokens: UNKNOWN.tokens }),
    },
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
        output: {
          entryFileNames: `[name]-${UNKNOWN.hash}.js`,
          chunkFileNames: `[name]-${UNKNOWN.hash}.js`,
        },
      },
    },
  })
  const [bundled] = Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]
  return bundled?.output ?? fail(entry)
}

const cssOf = (output: Rolldown.RolldownOutput['output']): string =>
  output.map(file => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : '')).join('')

/**
 * Builds header, cart and drawer: their code, and the sheets of shadow roots and document next to it. The code has the hashes of
 * the sheets, which it loads. All names have one hash, which changes with any of the files. Returns the name of the first file.
 */
export async function buildParts(dist: string, define: Readonly<Record<string, string>>): Promise<string> {
  const [parts, page] = [await bundle('src/parts.ts', define), await bundle('src/styles/page.ts', define)]
  const chunks = parts.filter(file => file.type === 'chunk')
  const entry = chunks.find(chunk => chunk.isEntry) ?? fail('src/parts.ts')
  const code = chunks.map(chunk => [chunk.fileName, chunk.code] as const)
  const sheet = toShadowSheet(cssOf(parts))
  const tokens = toPageSheet(cssOf(page), [sheet, ...code.map(([, text]) => text)].join())
  const known = (text: string) =>
    text.replaceAll(UNKNOWN.parts, integrityOf(sheet)).replaceAll(UNKNOWN.tokens, integrityOf(tokens))
  const files = [
    ...code.map(([name, text]) => [name, known(text)] as const),
    [`parts-${UNKNOWN.hash}.css`, sheet],
    [`tokens-${UNKNOWN.hash}.css`, tokens],
  ] as const
  const hash = createHash('sha256').update(files.flat().join('\0')).digest('hex').slice(0, 8)
  const named = (text: string) => text.replaceAll(UNKNOWN.hash, hash)
  mkdirSync(dist, { recursive: true })
  for (const [name, content] of files) writeFileSync(join(dist, named(name)), named(content))
  return named(entry.fileName)
}
