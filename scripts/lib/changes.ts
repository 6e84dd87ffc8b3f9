import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import type { Step } from './step.ts'

export interface Changes {
  /** The commit that the work began from. */
  base: string
  /** Whether a change could make the step fail. */
  concern(step: Step): boolean
}

/** Returns the differences from the main branch, in commits and in the work tree; null if they are not known. */
export async function readChanges(cwd = inRoot()): Promise<Changes | null> {
  const read = async (command: string, args: string[], env?: NodeJS.ProcessEnv) => {
    const { code, output } = await run(command, args, { cwd, env })
    return code === 0 ? output : null
  }
  const base = (
    (await read('git', ['merge-base', 'HEAD', 'origin/main'])) ??
    (await read('git', ['merge-base', 'HEAD', 'main']))
  )?.trim()
  if (!base) return null
  const changed = await read('git', ['diff', '--name-only', base])
  const added = await read('git', ['ls-files', '--others', '--exclude-standard'])
  const affected = await read('turbo', ['ls', '--affected', '--output=json'], { TURBO_SCM_BASE: base })
  if (changed === null || added === null || affected === null) return null
  const files = `${changed}${added}`.split('\n').filter(Boolean)
  const { packages } = JSON.parse(affected.slice(affected.indexOf('{'))) as {
    packages: { items: { name: string }[] }
  }
  const workspaces = new Set(packages.items.map(({ name }) => name))
  return {
    base,
    concern: ({ about }) =>
      !about ||
      about.some(one => (one.endsWith('/') ? files.some(file => file.startsWith(one)) : workspaces.has(one))),
  }
}
