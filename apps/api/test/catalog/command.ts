import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type Command, exitCodeOf } from '../../src/commands/cli.ts'

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs one of the API's commands in this process, with these settings and no others. */
export async function runCommand(
  name: string,
  args: string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { command } = (await import(`../../src/commands/${name}.ts`)) as { command: Command }
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  const writeTo = (stream: 'stdout' | 'stderr') => (line: string) => {
    outcome[stream] += `${line}\n`
  }
  outcome.code = await exitCodeOf(command, {
    args,
    env,
    print: writeTo('stdout'),
    say: writeTo('stderr'),
  })
  return outcome
}

/** Starts one of the API's commands as a process of its own, as `pnpm --filter api …` does: 1.7 s of processor time. */
export function startCommand(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const script = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url))
  return spawn(process.execPath, [script, ...args], {
    env: { PATH, NODE_NO_WARNINGS: '1', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs such a process to its end. */
export function finishCommand(...command: Parameters<typeof startCommand>): Promise<Outcome> {
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

/** Creates a file that is deleted after the test. */
export async function temporaryFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-import-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, `${randomBytes(4).toString('hex')}.csv`)
  await writeFile(file, text)
  return file
}
