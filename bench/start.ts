/**
 * Measures the waiting time of a newcomer. Clones HEAD into an empty folder with an empty home folder, runs
 * `npx -y pnpm start` until the home page answers, stops it, and runs it once more.
 *
 *   pnpm bench:start
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { run } from '@stoa/testing/processes'

const scratch = mkdtempSync(join(tmpdir(), 'stoa-start-'))
const clone = join(scratch, 'stoa')
const home = join(scratch, 'home')

const bareEnvironment = (): NodeJS.ProcessEnv => ({
  // The system's own tools only, as on a machine that has never seen this project.
  PATH: (process.env.PATH ?? '')
    .split(':')
    .filter(folder => !folder.includes('node_modules'))
    .join(':'),
  HOME: home,
  LANG: process.env.LANG,
})

const untilHome = async (port: number, child: ChildProcess): Promise<number> => {
  const began = Date.now()
  while (child.exitCode === null) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(3000) })
      if (answer.status === 200) return (Date.now() - began) / 1000
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  throw new Error('start ended before the home page came up')
}

const start = async (): Promise<number> => {
  const [port, apiPort] = [await freePort(), await freePort()]
  const child = spawn('npx', ['-y', 'pnpm', 'start'], {
    cwd: clone,
    env: { ...bareEnvironment(), PORT: String(port), API_PORT: String(apiPort) },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  try {
    return await untilHome(port, child)
  } finally {
    const ended = new Promise(resolve => child.once('exit', resolve))
    process.kill(-child.pid!, 'SIGINT')
    await ended
  }
}

try {
  await run('mkdir', ['-p', home])
  const cloned = await run('git', ['clone', '--quiet', '--no-hardlinks', inRoot(), clone])
  if (cloned.code !== 0) throw new Error(cloned.output)
  const cold = await start()
  const warm = await start()
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model.trim()}`)
  console.log(`cold start, nothing installed, to the first page   ${cold.toFixed(1)} s`)
  console.log(`second start to the first page                     ${warm.toFixed(1)} s`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
