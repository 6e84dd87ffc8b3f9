import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')

/** What is known of components names their files from the repository on, not from where it was built. */
export const docsPaths = (): Plugin => ({
  name: 'docs-paths',
  enforce: 'post',
  apply: 'build',
  transform(code) {
    if (!code.includes('__docgenInfo')) return
    return {
      code: code
        .replaceAll(`${root}/`, '')
        .replaceAll(`"fileName":"${basename(root)}/`, '"fileName":"')
        .replaceAll(`fileName: "${basename(root)}/`, 'fileName: "'),
      map: null,
    }
  },
})
