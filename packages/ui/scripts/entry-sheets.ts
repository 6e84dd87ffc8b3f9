import { basename } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build, type Plugin } from 'esbuild'
import { classNames } from './class-names.ts'
import { components } from './entries.ts'

/** An entry is the foundations, then a component with the parts that it loads later. */
const sheets: Plugin = {
  name: 'sheets',
  setup({ initialOptions, onResolve, onLoad }) {
    onResolve({ filter: /^sheet:/ }, ({ path }) => ({
      path: path.slice('sheet:'.length),
      namespace: 'sheet',
    }))
    onLoad({ filter: /./, namespace: 'sheet' }, ({ path }) => ({
      contents: `import './src/styles/foundation.ts'\nexport * from './${path}'`,
      resolveDir: initialOptions.absWorkingDir as string,
    }))
  },
}

/** Returns the style sheet of each component's entry, by the entry's name. Each is complete. */
export async function entrySheets(root: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(components(root)).map(([out, file]) => ({ in: `sheet:${file}`, out })),
    outdir: 'sheets',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'error',
    plugins: [sheets, vanillaExtractPlugin({ identifiers: classNames(`${root}/src`) })],
  })
  return new Map(
    outputFiles
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ path, text }) => [basename(path, '.css'), text]),
  )
}
