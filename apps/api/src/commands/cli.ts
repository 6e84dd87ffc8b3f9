import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { SettingsError } from '@stoa/server-kit/settings'
import { decodeText, type RowProblem } from '../modules/products/index.ts'
import { NoDatabaseError } from '../platform/db/embedded/index.ts'

/** A mistake in the call: printed as one line, without a stack. */
export class Mistake extends Error {}

/** Call of a command, with its arguments, settings and output. */
export interface Call {
  args: string[]
  env: Readonly<Record<string, string | undefined>>
  /** Writes a line of the report, to stdout. */
  print: Say
  /** Writes a line of progress or a complaint to stderr, so that stdout has the report alone. */
  say: Say
}

export type Say = (line: string) => void

/** Returns the exit code. */
export type Command = (call: Call) => Promise<number>

const MAX_BYTES = 200 * 1024 * 1024
/** Lines of one kind that a report shows; it says how many more there are. */
const MAX_LINES = 200

/** Resolves a path from the directory in which the command was typed. */
export const pathOf = ({ env }: Call, path: string): string => resolve(env.INIT_CWD ?? process.cwd(), path)

/** Finds a file of this machine. */
export async function findInput(call: Call, path: string): Promise<string> {
  const file = pathOf(call, path)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Mistake(`There is no file ${file}.`)
  if (found.size > MAX_BYTES) throw new Mistake(`${file} is larger than 200 MB; please split it.`)
  return file
}

/** The text of a file. */
export async function readInput(call: Call, path: string): Promise<string> {
  const file = await findInput(call, path)
  const { text, encoding } = decodeText(await readFile(file))
  if (encoding !== 'utf-8') call.say(`${file} is not UTF-8, read as ${encoding}`)
  return text
}

export function printProblems({ print }: Call, title: string, problems: readonly RowProblem[]): void {
  if (problems.length === 0) return
  print(`\n${title}`)
  for (const { line, column, reason } of problems.slice(0, MAX_LINES))
    print(`  line ${line}, ${column}: ${oneLine(reason)}`)
  if (problems.length > MAX_LINES) print(`  and ${problems.length - MAX_LINES} more`)
}

/** Removes control characters from a file's text, so that they cannot move the reader's cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed.
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')

/** Runs a command. Returns its exit code, which is 1 after a mistake or a failure. */
export async function exitCodeOf(command: Command, call: Call): Promise<number> {
  try {
    return await command(call)
  } catch (error) {
    const isMistake =
      error instanceof Mistake ||
      error instanceof SettingsError ||
      error instanceof NoDatabaseError ||
      String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
    call.say(isMistake ? (error as Error).message : inspect(error))
    return 1
  }
}

/** Runs a command as this process, which ends with its exit code. */
export async function runProcess(command: Command): Promise<never> {
  const write = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`)
  const { argv, env, stdout, stderr } = process
  process.exit(
    await exitCodeOf(command, { args: argv.slice(2), env, print: write(stdout), say: write(stderr) }),
  )
}
