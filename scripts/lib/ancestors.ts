import { readFileSync } from 'node:fs'

interface Ancestor {
  pid: number
  parent: number
  /** Start time in ticks, since process ids are reused. */
  birth: string
  command: string
}

const read = (pid: number): Ancestor | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), birth: rest[17] ?? '', command }
  } catch {
    return null
  }
}

const isRunner = ({ command }: Ancestor) => /\b(npx|pnpm|npm exec|npm run)\b/.test(command)
const isBetween = (one: Ancestor) => isRunner(one) || /^\S*sh -c /.test(one.command)

/**
 * Returns the package managers above a process, npx included. A signal to one of them ends only it: its children have
 * to notice on their own. Empty if the system does not show its processes.
 */
export const runnersAbove = (pid: number): Ancestor[] => {
  const chain: Ancestor[] = []
  for (let at = read(pid); at && at.pid > 1 && isBetween(at); at = read(at.parent)) chain.push(at)
  // A shell above the last of them is the user's own, and may be gone while its work goes on.
  return chain.slice(0, chain.findLastIndex(isRunner) + 1)
}

export const isStillThere = ({ pid, birth }: Ancestor): boolean => read(pid)?.birth === birth
