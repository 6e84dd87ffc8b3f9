import { join } from 'node:path'
import { run } from '@stoa/testing/processes'
import { makeFolder, removeFolder } from '../support/servers.ts'

export interface FormerRelease {
  /** Tag or commit that was checked out. */
  name: string
  /** The top of its checkout, with what it needs installed. */
  checkout: string
  remove(): void
}

/**
 * Returns the previous release. It is `STOA_FORMER_RELEASE`, the latest tag, or, as long as nothing is released, the
 * code that does not know the newest migration yet. Null if the checkout has no history.
 */
export async function findFormerRelease(): Promise<string | null> {
  if (process.env.STOA_FORMER_RELEASE) return process.env.STOA_FORMER_RELEASE
  const git = async (...args: string[]) => {
    const { code, output } = await run('git', args).catch(() => ({ code: 1, output: '' }))
    return code === 0 ? output.trim() : ''
  }
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^')
  if (tag) return tag
  const added = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'apps/api/migrations/*.sql')
  return (added && (await git('rev-parse', '--short=12', '--verify', `${added}^`))) || null
}

/** Checks it out into a folder of its own, with the API's packages. */
export async function fetchFormerRelease(name: string): Promise<FormerRelease> {
  const checkout = makeFolder('former-release')
  const mustRun = async (command: string, args: string[], cwd?: string) => {
    const { code, output } = await run(command, args, { cwd, limits: { minutes: 10, silentMinutes: 5 } })
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`)
  }
  const archive = join(checkout, 'former.tar')
  await mustRun('git', ['archive', '--output', archive, name])
  await mustRun('tar', ['-xf', archive, '-C', checkout])
  await mustRun('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--filter', 'api...'], checkout)
  return { name, checkout, remove: () => removeFolder(checkout) }
}
