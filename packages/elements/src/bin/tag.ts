import { createHash } from 'node:crypto'

/** Content of `integrity.json`: hashes of a version's files by their names. */
export interface Integrity {
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

/** Returns the list, or null if the JSON isn't one. Its texts are safe in HTML. */
export function toIntegrity(json: unknown): Integrity | null {
  if (typeof json !== 'object' || !json) return null
  const { version, files } = json as Partial<Integrity>
  if (typeof version !== 'string' || typeof files !== 'object' || !files) return null
  const isSafe = ([name, hash]: [string, unknown]) =>
    /^[\w.-]+\.(js|css)$/.test(name) && typeof hash === 'string' && /^sha384-[\w+/]{64}$/.test(hash)
  return 'stoa.js' in files && Object.entries(files).every(isSafe) ? { version, files } : null
}

/** Returns the import map with the hashes of all scripts. */
function importMap({ version, files }: Integrity, origin: string): string {
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'))
  const integrity = Object.fromEntries(
    scripts.map(([name, hash]) => [`${origin}/embed/${version}/${name}`, hash]),
  )
  return `\n${JSON.stringify({ integrity }, null, 2)}\n`
}

/** Returns the HTML that loads a version and refuses changed files. */
export function tagsOf(list: Integrity, origin: string): string {
  const { version, files } = list
  const folder = `${origin}/embed/${version}`
  return `<script type="importmap">${importMap(list, origin)}</script>
<link rel="stylesheet" href="${folder}/stoa.css" integrity="${files['stoa.css']}" crossorigin>
<script type="module" src="${folder}/stoa.js" integrity="${files['stoa.js']}" crossorigin></script>
`
}

/** Returns what the policy of a page needs for the import map, which is an inline script. */
export const policySource = (list: Integrity, origin: string): string =>
  `'sha256-${createHash('sha256').update(importMap(list, origin)).digest('base64')}'`
