import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface HandedOver {
  status: number | null
  stderr: string
  /** Options that systemd-run received about the unit. Empty if it was not called. */
  options: string[]
  /** Command that systemd would run. */
  command: string[]
}

/** Calls `stoa-command` with a stand-in for systemd-run, which runs nothing. */
export function createStoaCommand(folder: string, folders: Record<string, string>) {
  mkdirSync(folder)
  const script = join(folder, 'stoa-command')
  const text = readFileSync(join(import.meta.dirname, 'stoa-command'), 'utf8')
  writeFileSync(
    script,
    Object.entries(folders).reduce((made, [from, to]) => made.replaceAll(from, to), text),
  )
  const standIn = join(folder, 'systemd-run')
  writeFileSync(standIn, `#!/bin/sh\nprintf '%s\\n' "$@"\n`)
  chmodSync(standIn, 0o755)
  return (args: string[], cwd: string): HandedOver => {
    const { status, stdout, stderr } = spawnSync('sh', [script, ...args], {
      cwd,
      env: { PATH: `${folder}:${process.env.PATH}` },
      encoding: 'utf8',
    })
    const words = stdout.split('\n').slice(0, -1)
    const at = words.findIndex(word => !word.startsWith('--'))
    // systemd takes two dollars for one, and one for the beginning of a variable.
    const command = words
      .slice(at < 0 ? words.length : at)
      .map(word => word.replace(/\$(\$|\w*)/g, (_, next) => (next === '$' ? '$' : '')))
    return { status, stderr, options: words.slice(0, words.length - command.length), command }
  }
}
