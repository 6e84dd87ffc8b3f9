import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The engine's script, about 700 kB, for `page.evaluate`: it leaves a global `ace`. For tests that run in Node. */
export const readIbmEngine = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')
