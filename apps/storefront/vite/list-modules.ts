import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const repository = join(import.meta.dirname, '../../..')

/** Where it is written what each file for the browser was made of: a test reads it. */
export const MODULES_FILE = 'build/modules.json'

export interface BuiltFile {
  /** Paths in the repository. */
  readonly modules: readonly string[]
  /** Files that it needs to begin, and those that it may fetch later. */
  readonly imports: readonly string[]
}

/** Tells of a build what a minified file no longer tells: what is in it. */
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
