import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'
import { classNames } from './scripts/class-names.ts'
import { entries } from './scripts/entries.ts'
import { entrySheets } from './scripts/entry-sheets.ts'
import { darkTokens, lightTokens, windowTokens } from './src/tokens/design-tokens.ts'
import { darkPalette, lightPalette } from './src/tokens/palette.ts'
import { tokenResolver } from './src/tokens/token-resolver.ts'
import { figmaTokens, tokensStudio } from './src/tokens/tool-tokens.ts'

const dist = join(import.meta.dirname, 'dist')
/** Outside of `dist`, from which the other build deletes duplicate sheets at the same time. */
const sheets = join(import.meta.dirname, 'node_modules/.sheets')

/** Tokens for design tools: see Foundations in Storybook. */
const tokenFiles = {
  light: lightTokens,
  dark: darkTokens,
  phone: windowTokens('phone'),
  desktop: windowTokens('desktop'),
  resolver: tokenResolver,
  'figma/light': figmaTokens(lightPalette),
  'figma/dark': figmaTokens(darkPalette),
  'tokens-studio': tokensStudio(),
}

const shared: Options = {
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  outDir: 'dist',
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: classNames(join(import.meta.dirname, 'src')) })],
}

type Plugin = NonNullable<Options['plugins']>[number]

/** A chunk belongs to the client when any file that went into it says so. */
const keepUseClient: Plugin = {
  name: 'keep-use-client',
  renderChunk(code, { map }) {
    const sources: string[] = (typeof map === 'string' ? JSON.parse(map) : map)?.sources ?? []
    const client = sources.some(source => {
      const file = resolve(dist, source)
      return !file.includes('node_modules') && /^\s*['"]use client['"]/.test(readIfThere(file))
    })
    return client ? { code: `"use client";\n${code}`, map } : undefined
  },
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Sheets are built separately, whole and small; those of the entries repeat their parts. */
function removeFrom(folder: string, unwanted: RegExp) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (unwanted.test(name)) rmSync(join(folder, name))
  }
}

const root = import.meta.dirname
rmSync(dist, { recursive: true, force: true })

export default defineConfig([
  {
    ...shared,
    entry: entries(root),
    splitting: true,
    sourcemap: true,
    plugins: [keepUseClient],
    onSuccess: async () => removeFrom(dist, /^(?!(styles|tokens)\.css$|styles\/).*\.css(\.map)?$/),
  },
  {
    ...shared,
    entry: { styles: 'src/styles/everything.ts', tokens: 'src/styles/tokens.ts' },
    outDir: sheets,
    minify: true,
    onSuccess: async () => {
      for (const name of ['styles.css', 'tokens.css']) renameSync(join(sheets, name), join(dist, name))
      rmSync(sheets, { recursive: true })
      mkdirSync(join(dist, 'styles'), { recursive: true })
      for (const [name, css] of await entrySheets(root))
        writeFileSync(join(dist, 'styles', `${name}.css`), css)
      mkdirSync(join(dist, 'tokens/figma'), { recursive: true })
      for (const [name, tokens] of Object.entries(tokenFiles))
        writeFileSync(join(dist, 'tokens', `${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`)
    },
  },
])
