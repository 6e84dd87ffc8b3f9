import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const repository = join(import.meta.dirname, '../../..')

/** File that lists the modules in each file for the browser. Tests read it. */
export const MODULES_FILE = 'build/modules.json'

export interface BuiltFile {
  /** Paths of its modules in the repository. */
  readonly modules: readonly string[]
  /** Files that it imports, at once or later. */
  readonly imports: readonly string[]
}

/** Writes the list of modules in each built file, which minified code no longer shows. */
export function listModules(): Plugin {
  return {
    name: 'stoa:list-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
        .filter(output => output.type === 'chunk')
        .map(({ fileName, moduleIds, imports, dynamicImports }): [string, BuiltFile] => [
          fileName,
          {
            modules: moduleIds.map(id => relative(repository, id.split('?')[0]!)),
            imports: [...imports, ...dynamicImports],
          },
        ])
      const file = join(import.meta.dirname, '..', MODULES_FILE)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`)
    },
  }
}
