import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:email-samples'
const apps = join(import.meta.dirname, '../..')

/**
 * Emails as the API writes them. It runs as a process of its own, so that Storybook contains no code of it. Their pictures
 * and fonts are replaced by those that are here.
 */
export const emailSamples = (): Plugin => ({
  name: 'email-samples',
  resolveId: id => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return
    const printed = execFileSync(process.execPath, [join(apps, 'api/scripts/print-email-samples.ts')], {
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    })
    return `export default ${printed
      .replaceAll(/https:\/\/shop\.example\/media\/([\w-]+)\/160\.jpg/g, './media/$1/160.webp')
      .replaceAll(/https:\/\/shop\.example\/fonts\/([\w-]+)\.woff2/g, './fonts/$1-latin-wght-normal.woff2')}`
  },
})
