import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type ImportReport,
  importFile,
  ShopBusy,
  ShopFileError,
  UnknownShop,
} from '../modules/products/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createMoney } from '../platform/money.ts'
import { type Call, type Command, findInput, Mistake, printProblems, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Imports products from a CSV file in Shopify's format into a shop.

  pnpm --filter api import:products FILE --shop SLUG [--no-pictures]

  --shop SLUG     the shop that the products go to
  --no-pictures   leave pictures to be fetched when they are first looked at

The import is a run of the shop: it is checked and applied at once, and can be undone in the seller area.
The report goes to stdout. The exit code is 0 when every product went in, 2 when some were refused (the
others went in), 1 when nothing could be done. A second run with the same file changes nothing.`

interface Arguments {
  file: string
  shop: string
  withPictures: boolean
}

function readArguments({ args }: Call): Arguments | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      shop: { type: 'string' },
      pictures: { type: 'boolean', default: true },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return null
  const [file, ...rest] = positionals
  if (!file || rest.length > 0 || !values.shop) throw new Mistake(USAGE)
  return { file, shop: values.shop, withPictures: values.pictures }
}

function printReport(call: Call, report: ImportReport): void {
  const { created, updated, unchanged, pictures } = report
  const accepted = created + updated + unchanged
  call.print(
    `${report.rows} rows, ${accepted} products accepted: ${created} new, ${updated} changed, ${unchanged} as they were`,
  )
  call.print(`${report.categorised} of them have a category; the others are in their shop and in the search`)
  call.print(
    `pictures: ${pictures.fetched} fetched, ${pictures.missing.length} not to be had (a placeholder stands in), ${pictures.left} left for their first use`,
  )
  call.print(`refused: ${report.refused.length}`)
  printProblems(call, 'Refused:', report.refused)
  printProblems(call, 'Odd, but taken:', report.notes)
  printProblems(call, 'Pictures that are missing:', pictures.missing)
}

export const command: Command = async call => {
  const given = readArguments(call)
  if (!given) {
    call.print(USAGE)
    return 0
  }
  const path = await findInput(call, given.file)
  const report = await withMarketplace(call, ({ config, db, media, files }) =>
    importFile({
      deps: { db, config, media, files, clock: systemClock, money: createMoney(config.currency) },
      path,
      fileName: basename(path),
      shop: given.shop,
      fetchPicture: given.withPictures ? media.fetchOriginal : null,
      progress: call.say,
    }),
  ).catch(error => {
    if (error instanceof UnknownShop || error instanceof ShopBusy || error instanceof ShopFileError)
      throw new Mistake(error.message)
    throw error
  })
  printReport(call, report)
  return report.refused.length > 0 ? 2 : 0
}

if (import.meta.main) await runProcess(command)
