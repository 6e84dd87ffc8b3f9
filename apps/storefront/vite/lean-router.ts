import type { Plugin } from 'vite'

const BUILT = /\/react-router\/dist\/production\/[\w-]+\.mjs$/

/**
 * For the browser's build of React Router: the package names its development files for every use, and gives its
 * components names for debuggers in a way that keeps unused ones in. With both mended, what no page uses is left out.
 */
export const leanRouter = (): Plugin => ({
  name: 'stoa:lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  transform(code, id) {
    if (!BUILT.test(id)) return null
    return {
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )(?=React\d*\.(forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ '),
      map: null,
    }
  },
})
