import { parseArgs } from 'node:util'
import { importCategories } from '../modules/products/index.ts'
import { type Command, Mistake, printProblems, readInput, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Loads a tree of categories, such as Google's product taxonomy.

  pnpm --filter api import:categories FILE

Takes Google's files with or without numbers ("2 - Animals > Live Animals") and nested sets
("2 | [2-3] | Live Animals"). Where the marketplace has a category at the same place, it stays and takes the
file's children. The exit code is 0 when every line went in, 2 when lines were refused, 1 when nothing could
be done. A second run with the same file changes nothing.`

export const command: Command = async call => {
  const { print } = call
  const { values, positionals } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  if (values.help) {
    print(USAGE)
    return 0
  }
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new Mistake(USAGE)
  const text = await readInput(call, file)
  const report = await withMarketplace(call, ({ db }) => importCategories(db, text))
  const { created, updated, unchanged, met } = report
  print(
    `${report.read} categories in up to ${report.deepest} levels: ${created} new, ${updated} changed, ${unchanged} as they were, ${met} that the marketplace had`,
  )
  print(`refused: ${report.refused.length}`)
  printProblems(call, 'Refused:', report.refused)
  return report.refused.length > 0 ? 2 : 0
}

if (import.meta.main) await runProcess(command)
