import { run } from '@stoa/tooling'
import type { Step } from './step.ts'

export interface Changes {
  /** The commit that the work began from. */
  base: string
  /** Whether a change could make the step fail. */
  concern(step: Step): boolean
}

/** What differs from the main branch, in commits and in the work tree; null where that cannot be told. */
export async function readChanges(): Promise<Changes | null> {
  const base =
    (await firstLine(['merge-base', 'HEAD', 'origin/main'])) ??
    (await firstLine(['merge-base', 'HEAD', 'main']))
  if (!base) return null
  const changed = await run('git', ['diff', '--name-only', base])
  const added = await run('git', ['ls-files', '--others', '--exclude-standard'])
  const affected = await run('turbo', ['ls', '--affected', '--output=json'], {
    env: { TURBO_SCM_BASE: base },
  })
  if ([changed, added, affected].some(({ code }) => code !== 0)) return null
  const files = `${changed.output}${added.output}`.split('\n').filter(Boolean)
  const { packages } = JSON.parse(affected.output.slice(affected.output.indexOf('{'))) as {
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

async function firstLine(args: string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args)
  return code === 0 ? output.trim() : undefined
}
