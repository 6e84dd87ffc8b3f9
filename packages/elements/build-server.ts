import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { classNames } from '@stoa/ui/internal/class-names'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'
import { integrityOf } from './integrity.ts'
import { leanLibraries } from './lean-libraries.ts'

const root = import.meta.dirname
const ui = dirname(createRequire(import.meta.url).resolve('@stoa/ui/package.json'))

const NOTHING = '\0nothing'

/** Leaves out the code of menus and dialogs: they aren't in the HTML of a header. */
const withoutLazyFiles: Plugin = {
  name: 'without-lazy-files',
  resolveDynamicImport: () => NOTHING,
  load: id => (id === NOTHING ? 'export {}' : null),
}

/**
 * Builds the header for servers, which have React. Class names are those of the sheets.
 *
 * @param partsFile name of the file that draws the header in browsers
 * @param define versions that the code names
 */
export async function buildServer(
  dist: string,
  partsFile: string,
  define: Readonly<Record<string, string>>,
): Promise<void> {
  const sheet = (name: string) => {
    const file = partsFile.replace(/^parts(.*)js$/, `${name}$1css`)
    return { file, integrity: integrityOf(readFileSync(join(dist, file), 'utf8')) }
  }
  const conditions = ['@stoa/source', 'module', 'node', 'production']
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      SHEETS: JSON.stringify({ parts: sheet('parts'), tokens: sheet('tokens') }),
      ...define,
    },
    resolve: { alias: leanLibraries },
    environments: { ssr: { resolve: { conditions, noExternal: true, external: ['react', 'react-dom'] } } },
    plugins: [withoutLazyFiles, vanillaExtractPlugin({ identifiers: classNames(join(ui, 'src')) })],
    build: {
      ssr: 'src/server.ts',
      // Apart from the files that browsers load, which the storefront serves.
      outDir: join(dist, 'server'),
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: 'server.js', codeSplitting: false },
      },
    },
  })
}
