import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs one of the API's commands as a process of its own, as `pnpm --filter api …` does. */
export function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Outcome> {
  const script = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

let folder: Promise<string> | null = null

export async function temporaryFile(text: string): Promise<string> {
  folder ??= mkdtemp(join(tmpdir(), 'stoa-import-'))
  const file = join(await folder, `${randomBytes(4).toString('hex')}.csv`)
  await writeFile(file, text)
  return file
}

afterAll(async () => {
  if (folder) await rm(await folder, { recursive: true, force: true })
})
