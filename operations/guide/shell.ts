import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname } from 'node:path'
import { inRoot } from '@stoa/testing/paths'

export interface Shell {
  /**
   * Types a script and waits for its end.
   *
   * @returns what it printed
   * @throws with the printed output, if one of its commands failed
   */
  type(script: string): Promise<string>
  /** Ends it and all that it has begun. */
  close(): Promise<void>
}

const END = '<<the end of a step>>'

/** One shell at the top of the checkout, in which what a step sets holds for those after it. */
export function openShell(env: Record<string, string>): Shell {
  const path = [dirname(process.execPath), inRoot('node_modules/.bin'), process.env.PATH, '/usr/sbin']
  const child = spawn('bash', ['-euo', 'pipefail'], {
    cwd: inRoot(),
    env: { PATH: path.join(delimiter), HOME: process.env.HOME, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    // A group of its own, so that what it begins ends with it.
    detached: true,
  })
  let printed = ''
  let heard = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      heard()
    })
  // A step that failed has closed the pipe.
  child.stdin.on('error', () => undefined)
  const killAll = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // Nothing of it is left.
    }
  }
  process.once('exit', killAll)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`A command of this step failed:\n${printed.slice(-4_000)}`)
  })
  ended.catch(() => undefined)
  return {
    async type(script) {
      printed = ''
      const done = new Promise<void>(resolve => {
        heard = () => printed.includes(END) && resolve()
      })
      child.stdin.write(`${script}\necho '${END}'\n`)
      await Promise.race([done, ended])
      return printed.replace(END, '').trim()
    },
    async close() {
      killAll()
      await ended.catch(() => undefined)
    },
  }
}
