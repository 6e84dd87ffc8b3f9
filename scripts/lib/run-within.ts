import { type RunOptions, type RunResult, signalGroup, startProcess } from './processes.ts'

/** How long a command may take, and how long it may say nothing, in minutes. */
export interface Limits {
  minutes: number
  silentMinutes: number
}

/** What a process that has ended may still have to say through the pipes that those it started hold open. */
const LAST_WORDS_MS = 2000

const running = new Set<number>()
const endRunning = () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
}
process.once('exit', endRunning)
// In groups of their own they hear nothing of Ctrl+C at the terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/**
 * Runs a command to its end, or to the end of its time, and ends everything that it started and left behind: a browser
 * that holds the pipes of a dead runner would keep us waiting for ever. Code 124 stands for a limit that was reached.
 */
export const runWithin = (
  { minutes, silentMinutes }: Limits,
  command: string,
  args: string[],
  options: RunOptions,
): Promise<RunResult> =>
  new Promise((resolve, reject) => {
    let output = ''
    let late = ''
    const take = (line: string) => {
      output += `${line}\n`
      silence.refresh()
      options.onLine?.(line)
    }
    const child = startProcess(command, args, { ...options, onLine: take })
    child.stdin?.end()
    const giveUp = (why: string) => {
      late = `\nEnded because ${why}. What it said last stands above.\n`
      signalGroup(child.pid!, 'SIGKILL')
    }
    const silence = setTimeout(
      () => giveUp(`it said nothing for ${silentMinutes} minutes`),
      silentMinutes * 60_000,
    )
    const whole = setTimeout(() => giveUp(`it took more than ${minutes} minutes`), minutes * 60_000)
    const settle = (act: () => void) => {
      clearTimeout(silence)
      clearTimeout(whole)
      if (child.pid) running.delete(child.pid)
      act()
    }
    if (child.pid) running.add(child.pid)
    child.once('error', error => settle(() => reject(error)))
    child.once('exit', async code => {
      const closed = new Promise<void>(done => child.once('close', () => done()))
      await Promise.race([closed, new Promise(done => setTimeout(done, LAST_WORDS_MS))])
      signalGroup(child.pid!, 'SIGKILL')
      settle(() => resolve({ code: late ? 124 : (code ?? 1), output: output + late }))
    })
  })
