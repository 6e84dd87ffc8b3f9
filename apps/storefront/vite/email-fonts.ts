import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** Fonts of emails. Sent emails name them for years, so their URLs contain no hash. */
const FONTS = ['hanken-grotesk', 'bricolage-grotesque']

/** Writes the fonts of emails, as `/fonts/NAME.woff2`. */
export function emailFonts(): Plugin {
  return {
    name: 'stoa:email-fonts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const font of FONTS)
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${font}.woff2`,
          source: readFileSync(resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)),
        })
    },
  }
}
