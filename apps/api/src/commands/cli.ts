import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SettingsError } from '@stoa/settings'
import { decodeText, type RowProblem } from '../modules/products/index.ts'
import { NoDatabaseError } from '../platform/db/embedded/index.ts'

/** A mistake in the call: printed as one line, without a stack. */
export class Mistake extends Error {}

const MAX_BYTES = 200 * 1024 * 1024
/** Lines of one kind that a report shows; it says how many more there are. */
const MAX_LINES = 200

/** A file of this machine; its path is taken from where the command was typed. */
export async function findInput(path: string): Promise<string> {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Mistake(`There is no file ${file}.`)
  if (found.size > MAX_BYTES) throw new Mistake(`${file} is larger than 200 MB; please split it.`)
  return file
}

/** The text of a file. */
export async function readInput(path: string): Promise<string> {
  const file = await findInput(path)
  const { text, encoding } = decodeText(await readFile(file))
  if (encoding !== 'utf-8') say(`${file} is not UTF-8, read as ${encoding}`)
  return text
}

/** Progress goes to stderr, so that stdout has the report alone. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`)

export function printProblems(title: string, problems: readonly RowProblem[]): void {
  if (problems.length === 0) return
  console.log(`\n${title}`)
  for (const { line, column, reason } of problems.slice(0, MAX_LINES))
    console.log(`  line ${line}, ${column}: ${oneLine(reason)}`)
  if (problems.length > MAX_LINES) console.log(`  and ${problems.length - MAX_LINES} more`)
}

/** What a file says must not move the reader's cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')

/** Runs a command: its exit code is what `work` answers, 1 for a mistake or a failure. */
export async function run(work: () => Promise<number>): Promise<never> {
  try {
    process.exit(await work())
  } catch (error) {
    const isMistake =
      error instanceof Mistake ||
      error instanceof SettingsError ||
      error instanceof NoDatabaseError ||
      String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
    if (isMistake) console.error((error as Error).message)
    else console.error(error)
    process.exit(1)
  }
}
