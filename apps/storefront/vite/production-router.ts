import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Gives browsers the router's production files. Its package exports only the development ones, which have 0.7 kB of
 * advice for developers, and ships both.
 */
export function productionRouter(): Plugin {
  return {
    name: 'stoa:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = found?.id.replace('/dist/development/', '/dist/production/')
      if (!file || file === found?.id || !existsSync(file))
        this.error(`"${source}" has no production file next to ${found?.id}`)
      return { ...found, id: file }
    },
  }
}
