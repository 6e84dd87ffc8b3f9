import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Path of the elements' major version, whose script is always the newest. */
export const EMBED_CHANNEL = '/embed/1/'
const FOR_TEN_MINUTES = 'public, max-age=600'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Headers of all that pages of any origin may load. */
export const FOR_ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Files of the channel that the next version replaces, also compressed. */
const REPLACED = /^\/embed\/1\/(stoa\.(js|css)|bridge-page\.js|integrity\.json)(\.(br|gz))?$/

/**
 * Headers of the elements' files, which pages of any origin may load. The names of chunks contain a hash, and a version's
 * files never change.
 *
 * @param path of the file that is sent, below the root of the site
 */
export const embedHeaders = (path: string): Readonly<Record<string, string>> => ({
  ...FOR_ANY_ORIGIN,
  'cache-control': REPLACED.test(path) ? FOR_TEN_MINUTES : FOR_EVER,
})

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

/**
 * Returns the paths at which the built storefront has the elements' files: `/embed/1/`, and that of their version.
 *
 * @param except versions that are served with files of another build, which a header of this build doesn't fit
 */
export function placesOfElements(clientFolder: string, except: readonly string[]): readonly string[] {
  const folder = join(clientFolder, 'embed')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter(name => !except.includes(name)).map(name => `/embed/${name}/`)
}
