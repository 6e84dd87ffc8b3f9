import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type DecimalMark,
  ENCODINGS,
  type Encoding,
  type ImportReport,
  importFile,
  ShopBusy,
  ShopFileError,
  UnknownShop,
} from '../modules/products/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Call, type Command, findInput, Mistake, printProblems, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Imports products from a CSV file in Shopify's, Etsy's or WooCommerce's format into a shop.

  pnpm --filter api import:products FILE --shop SLUG [--no-pictures] [--decimal-mark MARK] [--encoding NAME]

  --shop SLUG     the shop that the products go to
  --no-pictures   leave pictures to be fetched when they are first looked at
  --decimal-mark  point or comma: what stands before the decimals in the file. Without it, a row with a number
                  such as 1.200, which may be 1,200 or 1.20, is refused
  --encoding      the encoding of the file, such as windows-1250, if the detected one is wrong

The import is a run of the shop: it is checked and applied at once, and can be undone in the seller area.
The report goes to stdout. The exit code is 0 when every product went in, 2 when some were refused (the
others went in), 1 when nothing could be done. Gift cards and other things that no shop ships are left out
and not refused. A second run with the same file changes nothing.`

interface Arguments {
  file: string
  shop: string
  withPictures: boolean
  decimalMark: DecimalMark | undefined
  encoding: Encoding | undefined
}

function readArguments({ args }: Call): Arguments | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      shop: { type: 'string' },
      pictures: { type: 'boolean', default: true },
      'decimal-mark': { type: 'string' },
      encoding: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return null
  const [file, ...rest] = positionals
  if (!file || rest.length > 0 || !values.shop) throw new Mistake(USAGE)
  return {
    file,
    shop: values.shop,
    withPictures: values.pictures,
    decimalMark: oneOf('decimal-mark', ['point', 'comma'] as const, values['decimal-mark']),
    encoding: oneOf('encoding', ENCODINGS, values.encoding?.toLowerCase()),
  }
}

function oneOf<Value extends string>(
  option: string,
  values: readonly Value[],
  given: string | undefined,
): Value | undefined {
  const found = values.find(value => value === given)
  if (given !== undefined && !found) throw new Mistake(`--${option} is one of: ${values.join(', ')}.`)
  return found
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
  if (report.encoding !== 'utf-8')
    call.print(`encoding: read as ${report.encoding}; --encoding states another if words look wrong`)
  call.print(`refused: ${report.refused.length}`)
  printProblems(call, 'Refused:', report.refused)
  if (report.ambiguous > 0)
    call.print('--decimal-mark comma or --decimal-mark point says which reading of these numbers is right')
  if (report.omitted.length > 0) call.print(`left out: ${report.omitted.length}`)
  printProblems(call, 'Left out:', report.omitted)
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
  const report = await withMarketplace(call, ({ config, db, media, files, money }) =>
    importFile({
      deps: { db, config, media, files, clock: systemClock, money },
      path,
      fileName: basename(path),
      shop: given.shop,
      decimalMark: given.decimalMark,
      encoding: given.encoding,
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
