import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders in which Debian keeps servers that are on no ordinary user's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/sbin', '/usr/lib/postgresql/15/bin', '/usr/lib/systemd']

/** The path of a program on this machine, or null. */
export function findProgram(name: string): string | null {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS]) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // Not in this folder.
    }
  }
  return null
}

/**
 * Returns why a suite cannot run here, for the `skip` option of `node:test`; false if all programs are installed.
 * Says so on standard output, and throws if `OPERATIONS=required` allows no skipped suite.
 */
export function missingParts(suite: string, programs: string[]): string | false {
  const missing = programs.filter(name => !findProgram(name))
  if (missing.length === 0) return false
  const reason = `${suite} needs ${missing.join(', ')}: install Debian's packages that contain ${missing.length > 1 ? 'them' : 'it'}`
  if (process.env.OPERATIONS === 'required') throw new Error(reason)
  console.log(`SKIPPED: ${reason}`)
  return reason
}
