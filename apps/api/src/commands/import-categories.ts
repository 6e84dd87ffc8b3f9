import { parseArgs } from 'node:util'
import { importCategories } from '../modules/products/index.ts'
import { Mistake, printProblems, readInput, run, say } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Loads a tree of categories, such as Google's product taxonomy.

  pnpm --filter api import:categories FILE

Takes Google's files with or without numbers ("2 - Animals > Live Animals") and nested sets
("2 | [2-3] | Live Animals"). Where the marketplace has a category at the same place, it stays and takes the
file's children. The exit code is 0 when every line went in, 2 when lines were refused, 1 when nothing could
be done. A second run with the same file changes nothing.`

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new Mistake(USAGE)
  const text = await readInput(file)
  const report = await withMarketplace(say, ({ db }) => importCategories(db, text))
  const { created, updated, unchanged, met } = report
  console.log(
    `${report.read} categories in up to ${report.deepest} levels: ${created} new, ${updated} changed, ${unchanged} as they were, ${met} that the marketplace had`,
  )
  console.log(`refused: ${report.refused.length}`)
  printProblems('Refused:', report.refused)
  return report.refused.length > 0 ? 2 : 0
})
