import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the hash of a file's content, as the attribute `integrity` has it. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Writes `integrity.json`: the version, and the hash of each script and style sheet of the folder by its name. */
export function writeIntegrity(folder: string, version: string): void {
  const names = readdirSync(folder).filter(name => /\.(js|css)$/.test(name))
  const files = Object.fromEntries(names.map(name => [name, integrityOf(readFileSync(join(folder, name)))]))
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify({ version, files }, null, 2)}\n`)
}
