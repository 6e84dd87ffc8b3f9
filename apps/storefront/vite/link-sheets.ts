import type { Plugin } from 'vite'

/** Groups of styles in `chunk-groups.ts`, in the order in which pages link their sheets. */
const GROUPS = ['styles', 'account-styles', 'hand-over-styles', 'seller-styles'] as const

const ROOT = /\/app\/root\.tsx$/
const ROUTE = /\/app\/(layouts|routes)\/.+\.tsx$/

/**
 * Links each style sheet from the routes whose code uses it, at once or later, or from the root if that uses it. By
 * default, every file with a style in a sheet links the whole sheet, and a part that loads later adds it to the page once
 * more, after the others.
 */
export function linkSheets(): Plugin {
  return {
    name: 'stoa:link-sheets',
    apply: 'build',
    // Runs after the styles are in their sheets, and before the manifest is written.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle)
      const sheets = GROUPS.map(group => {
        const sheet = outputs.find(({ fileName }) => new RegExp(`/${group}-[^/]+\\.css$`).test(fileName))
        return sheet?.fileName ?? this.error(`There is no style sheet "${group}"`)
      })
      const chunks = new Map(
        outputs.flatMap(output => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])),
      )
      const styled = new Map(
        [...chunks].map(
          ([name, { viteMetadata }]) => [name, [...(viteMetadata?.importedCss ?? [])]] as const,
        ),
      )
      const collect = (name: string, seen: Set<string>): Set<string> => {
        if (seen.has(name)) return seen
        seen.add(name)
        const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {}
        for (const next of [...imports, ...dynamicImports]) collect(next, seen)
        return seen
      }
      const usedBy = (name: string) => {
        const used = new Set([...collect(name, new Set())].flatMap(file => styled.get(file) ?? []))
        return sheets.filter(sheet => used.has(sheet))
      }
      const entries = [...chunks.values()]
        .filter(({ isEntry }) => isEntry)
        .map(chunk => ({ chunk, file: (chunk.facadeModuleId ?? '').replace(/\?.*$/, '') }))
      const root = entries.find(({ file }) => ROOT.test(file))?.chunk
      if (!root) return this.error('There is no root route')
      const always = usedBy(root.fileName)
      for (const { viteMetadata } of chunks.values()) viteMetadata?.importedCss.clear()
      for (const sheet of always) root.viteMetadata?.importedCss.add(sheet)
      for (const { chunk } of entries.filter(({ file }) => ROUTE.test(file)))
        for (const sheet of usedBy(chunk.fileName))
          if (!always.includes(sheet)) chunk.viteMetadata?.importedCss.add(sheet)
    },
  }
}
