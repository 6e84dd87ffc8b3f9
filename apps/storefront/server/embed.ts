import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Path of the elements' major version, whose script is always the newest. */
export const EMBED_CHANNEL = '/embed/1/'
const FOR_TEN_MINUTES = 'public, max-age=600'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Files of the channel that the next version replaces, also compressed. */
const REPLACED = /^\/embed\/1\/(stoa\.(js|css)|bridge-page\.js)(\.(br|gz))?$/

/**
 * Headers of the elements' files, which pages of any origin may load. Null for other files. The names of chunks contain a
 * hash, and a version's files never change.
 *
 * @param path of the file that is sent, below the root of the site
 */
export function embedHeaders(path: string): Readonly<Record<string, string>> | null {
  if (!path.startsWith('/embed/')) return null
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': REPLACED.test(path) ? FOR_TEN_MINUTES : FOR_EVER,
  }
}

/**
 * Copies the built files of `@stoa/elements` to `embed` in the folder of the built storefront, below their major version and
 * their version.
 */
export function placeElements(clientFolder: string): void {
  const manifest = createRequire(import.meta.url).resolve('@stoa/elements/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const built = join(manifest, '../dist')
  const files = readdirSync(built, { withFileTypes: true }).filter(file => file.isFile())
  for (const path of [EMBED_CHANNEL, `/embed/${version}/`]) {
    const folder = join(clientFolder, path)
    mkdirSync(folder, { recursive: true })
    for (const file of files) cpSync(join(built, file.name), join(folder, file.name))
  }
}
