import type { Plugin } from 'vite'

/**
 * Which routes link which sheet, by the name of its group in `chunk-groups.ts`. Pages have the sheets of the layouts
 * around them; those of the seller area name theirs too, since some stand in the frame of the shop.
 */
const LINKED_BY = {
  styles: /\/app\/root\.tsx$/,
  'seller-styles': /\/app\/(layouts\/seller|routes\/seller\/.+)\.tsx$/,
} as const

/**
 * Left alone, every file that has a style in one of the two sheets names the whole sheet, and a part that is fetched
 * later puts it into the page once more, below the others.
 */
export function linkSheets(): Plugin {
  return {
    name: 'stoa:link-sheets',
    apply: 'build',
    // After the styles are in their sheets, before the manifest is written.
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
