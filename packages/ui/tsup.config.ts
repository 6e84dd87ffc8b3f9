import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'
import { entries } from './scripts/entries.ts'

const dist = join(import.meta.dirname, 'dist')

const shared: Options = {
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  outDir: 'dist',
  esbuildPlugins: [
    vanillaExtractPlugin({
      identifiers: ({ hash, filePath }) =>
        `stoa-${filePath.replace(/^.*\/(.+)\.css\.ts$/, '$1').replaceAll('.', '-')}-${hash}`,
    }),
  ],
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

/** Only the two whole sheets leave the house: the parts beside each entry repeat the foundations. */
function keepTwoSheets() {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const sheet = /\.css(\.map)?$/.test(name) && !/^(styles|tokens)\.css$/.test(name)
    const scaffold = /^(styles|tokens-sheet)\.(js|js\.map)$/.test(name)
    if (sheet || scaffold) rmSync(join(dist, name))
  }
}

export default defineConfig([
  {
    ...shared,
    entry: entries(),
    splitting: true,
    sourcemap: true,
    dts: true,
    plugins: [keepUseClient],
    onSuccess: async () => keepTwoSheets(),
  },
])
