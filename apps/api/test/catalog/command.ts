import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts one of the API's commands as a process of its own, as `pnpm --filter api …` does. */
export function startCommand(name: string, args: readonly string[], environment: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const script = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url))
  return spawn(process.execPath, [script, ...args], {
    env: { PATH, NODE_NO_WARNINGS: '1', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs such a command to its end. */
export function runCommand(...command: Parameters<typeof startCommand>): Promise<Outcome> {
  const child = startCommand(...command)
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', text => {
    outcome.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    outcome.stderr += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ ...outcome, code }))
  })
}

/** For the test that asks for it. */
export async function temporaryFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-import-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, `${randomBytes(4).toString('hex')}.csv`)
  await writeFile(file, text)
  return file
}
