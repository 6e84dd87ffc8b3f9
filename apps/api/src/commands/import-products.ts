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
import { findInput, Mistake, printProblems, run, say } from './cli.ts'
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

function readArguments(): Arguments | null {
  const { values, positionals } = parseArgs({
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

function print(report: ImportReport): void {
  const { created, updated, unchanged, pictures } = report
  const accepted = created + updated + unchanged
  console.log(
    `${report.rows} rows, ${accepted} products accepted: ${created} new, ${updated} changed, ${unchanged} as they were`,
  )
  console.log(`${report.categorised} of them have a category; the others are in their shop and in the search`)
  console.log(
    `pictures: ${pictures.fetched} fetched, ${pictures.missing.length} not to be had (a placeholder stands in), ${pictures.left} left for their first use`,
  )
  console.log(`refused: ${report.refused.length}`)
  printProblems('Refused:', report.refused)
  printProblems('Odd, but taken:', report.notes)
  printProblems('Pictures that are missing:', pictures.missing)
}

await run(async () => {
  const given = readArguments()
  if (!given) {
    console.log(USAGE)
    return 0
  }
  const path = await findInput(given.file)
  const report = await withMarketplace(say, ({ config, db, media, files }) =>
    importFile({
      deps: { db, config, media, files, clock: systemClock, money: createMoney(config.currency) },
      path,
      fileName: basename(path),
      shop: given.shop,
      fetchPicture: given.withPictures ? media.fetchOriginal : null,
      progress: say,
    }),
  ).catch(error => {
    if (error instanceof UnknownShop || error instanceof ShopBusy || error instanceof ShopFileError)
      throw new Mistake(error.message)
    throw error
  })
  print(report)
  return report.refused.length > 0 ? 2 : 0
})
