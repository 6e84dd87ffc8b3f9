import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Returns the major version of a data folder; null if it contains no database. */
export async function majorOfData(data: string): Promise<number | null> {
  const text = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null)
  return text === null ? null : Number(text.trim())
}

/**
 * The major version of programs.
 *
 * @param native holds their `bin`
 */
export async function majorOfPrograms(native: string): Promise<number> {
  const { stdout } = await promisify(execFile)(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/' })
  return Number(/ (\d+)/.exec(stdout)?.[1])
}

/** @throws an error for people if the programs cannot read the data of another major version */
export async function requireSameMajor(data: string, native: string): Promise<void> {
  const found = await majorOfData(data)
  if (found === null) return
  const ours = await majorOfPrograms(native)
  if (found === ours) return
  const facts = `The database in ${data} is PostgreSQL ${found}'s, and this version of Stoa comes with ${ours}, which cannot read it.`
  throw new Error(
    found < ours
      ? `${facts} Take it along with: pnpm --filter api upgrade:postgres`
      : `${facts} Use the version of Stoa that made it, or a newer one.`,
  )
}
