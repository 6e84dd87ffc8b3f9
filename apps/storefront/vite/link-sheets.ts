import type { Plugin } from 'vite'

/**
 * Routes that link a style sheet, by the name of its group in `chunk-groups.ts`. Pages also get the sheets of their
 * layouts. Pages of the seller area link its sheet themselves, since some appear in the frame of the shop.
 */
const LINKED_BY = {
  styles: /\/app\/root\.tsx$/,
  'seller-styles': /\/app\/(layouts\/seller|routes\/(seller\/.+|set-up))\.tsx$/,
} as const

/**
 * Links each style sheet from its routes only. By default, every file with a style in a sheet links the whole sheet, and a
 * part that loads later adds it to the page once more, after the others.
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
      const chunks = outputs.filter(output => output.type === 'chunk')
      for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear()
      for (const [group, route] of Object.entries(LINKED_BY)) {
        const sheet = outputs.find(({ fileName }) => new RegExp(`/${group}-[^/]+\\.css$`).test(fileName))
        const owners = chunks.filter(
          ({ isEntry, facadeModuleId }) => isEntry && route.test((facadeModuleId ?? '').replace(/\?.*$/, '')),
        )
        if (!sheet || owners.length === 0)
          this.error(`There is no ${sheet ? route : `sheet "${group}"`} to link`)
        for (const owner of owners) owner.viteMetadata?.importedCss.add(sheet.fileName)
      }
    },
  }
}
