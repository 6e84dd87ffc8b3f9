import { parseArgs } from 'node:util'
import { findCategoryId } from '../modules/categories/index.ts'
import { setTaxCategoryOfProduct } from '../modules/products/index.ts'
import {
  compareRates,
  deregister,
  findRates,
  findRegistrations,
  findTaxCategories,
  RegistrationRefused,
  readRates,
  register,
  verify,
  writeRates,
} from '../modules/tax/index.ts'
import { changeTaxCategories, type TaxCategoriesChange } from '../operator/tax/category-actions.ts'
import { setRates } from '../operator/tax/rate-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { isDay } from '../platform/local-day.ts'
import { type Command, Mistake, printProblems, readInput, runProcess } from './cli.ts'
import { loggedChange } from './logged.ts'
import { type Opened, withMarketplace } from './open.ts'

const USAGE = `Tax rates, tax categories, and where shops are registered for tax.

  pnpm --filter api --silent tax list > rates.csv
  pnpm --filter api tax check FILE
  pnpm --filter api tax apply FILE
  pnpm --filter api tax categories
  pnpm --filter api tax add CODE NAME
  pnpm --filter api tax category PATH CODE|none
  pnpm --filter api tax product SLUG CODE|none
  pnpm --filter api tax shop SLUG
  pnpm --filter api tax register SLUG COUNTRY[-REGION] standard|small|oss --from DAY [--number NUMBER]
  pnpm --filter api tax end SLUG COUNTRY[-REGION] standard|small|oss --on DAY
  pnpm --filter api tax verify SLUG COUNTRY[-REGION] --number NUMBER

list writes the rates as CSV with the columns country, region, category, rate, from and note. A rate is in percent, such as
19 or 5.5; it applies from its day until the day of the next row, and none ends it. check says everything that is wrong with a
file and what it would change. apply writes all of it or nothing, and keeps rates that the file doesn't name. A rate that
applies already can't be changed: add a row with a later day.
A product has its own tax category, that of the nearest category above it, or the default. Orders keep the tax that they were
placed with. verify confirms the VAT number that you have looked up, and refuses if the shop has stated another one since: the
invoices for your fee then leave the tax of a shop in another EU state to it. The exit code is 0, 2 when a file has problems, or 1 when nothing could be done.`

/** Number of arguments of each subcommand, with its name. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  list: 1,
  check: 2,
  apply: 2,
  categories: 1,
  add: 3,
  category: 3,
  product: 3,
  shop: 2,
  register: 4,
  end: 4,
  verify: 3,
}

interface Options {
  from?: string | undefined
  on?: string | undefined
  number?: string | undefined
}

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { from: { type: 'string' }, on: { type: 'string' }, number: { type: 'string' } },
  })
  const [what = '', ...given] = positionals
  if (ARGUMENTS[what] !== positionals.length) throw new Mistake(USAGE)
  return withMarketplace(call, async opened => {
    try {
      return await WORK[what]!(opened, given, values)
    } catch (error) {
      if (error instanceof RegistrationRefused) throw new Mistake(error.message)
      throw error
    }
  })
}

type Work = (opened: Opened, given: readonly string[], options: Options) => Promise<number>

const WORK: Readonly<Record<string, Work>> = {
  async list({ db, print }) {
    for (const line of writeRates(await findRates(db))) print(line)
    return 0
  },
  check: (opened, [file]) => readFileOf(opened, file!, { isApplied: false }),
  apply: (opened, [file]) => readFileOf(opened, file!, { isApplied: true }),
  async categories({ db, print }) {
    for (const { code, name, isDefault } of await findTaxCategories(db))
      print(`${code}  ${name}${isDefault ? '  (default)' : ''}`)
    return 0
  },
  async add(opened, [code, name]) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code!))
      throw new Mistake(`"${code}" is no code. Write lower-case letters, digits and hyphens, such as books.`)
    await change(opened, { named: [{ code: code!, name: name! }], assigned: [] })
    opened.print(`${code}  ${name}`)
    return 0
  },
  async category(opened, [path, code]) {
    const taxCategory = await codeOf(opened, code!)
    const id = await findCategoryId(opened.db, path!)
    if (id === null) throw new Mistake(`There is no category at ${path}.`)
    await change(opened, { named: [], assigned: [{ id, taxCategory }] })
    opened.print(`${path}  ${code}`)
    return 0
  },
  async product(opened, [slug, code]) {
    const name = await setTaxCategoryOfProduct(opened.db, slug!, await codeOf(opened, code!))
    if (name === null) throw new Mistake(`There is no product ${slug}.`)
    opened.print(`${slug}  ${code}`)
    return 0
  },
  async shop({ db, print }, [slug]) {
    const found = await findRegistrations(db, slug!)
    if (found === null) throw new Mistake(`There is no shop ${slug}.`)
    if (found.length === 0) print(`${slug} isn't registered for tax: its orders state none.`)
    for (const { country, region, scheme, number, fromDay, toDay, isVerified } of found)
      print(
        [
          region ? `${country}-${region}` : country,
          scheme,
          number,
          isVerified && 'verified',
          `from ${fromDay}`,
          toDay && `to ${toDay}`,
        ]
          .filter(Boolean)
          .join('  '),
      )
    return 0
  },
  async register({ db, print }, [slug, place, scheme], { from, number = '' }) {
    const given = {
      ...placeOf(place!),
      scheme: schemeOf(scheme!),
      number: number.trim(),
      fromDay: dayOf('from', from),
    }
    await register(db, slug!, given)
    print(`${slug}  ${place}  ${scheme}  from ${given.fromDay}, for orders placed from that day on`)
    const isKnown = (await findRates(db)).some(
      ({ country, category }) => country === given.country && category === 'standard',
    )
    if (!isKnown && scheme !== 'small')
      print(`There is no rate for ${given.country} yet: until you add one, the shop can't sell there.`)
    return 0
  },
  async end({ db, print }, [slug, place, scheme], { on }) {
    const toDay = dayOf('on', on)
    await deregister(db, slug!, { ...placeOf(place!), scheme: schemeOf(scheme!), toDay })
    print(`${slug}  ${place}  ${scheme}  to ${toDay}`)
    return 0
  },
  async verify({ db, print }, [slug, place], { number }) {
    if (!number?.trim())
      throw new Mistake('Write --number with the number that you have looked up, as tax shop prints it.')
    const verified = await verify(db, slug!, { ...placeOf(place!), number, now: systemClock.now() })
    print(`${slug}  ${place}  ${verified}  verified`)
    return 0
  },
}

const change = (opened: Opened, wanted: TaxCategoriesChange) =>
  loggedChange(opened, tx => changeTaxCategories(tx, wanted))

/** Compares a file with the table, and writes it if it has no problems and `isApplied`. */
async function readFileOf(
  opened: Opened,
  file: string,
  { isApplied }: { isApplied: boolean },
): Promise<number> {
  const { print, db } = opened
  const { rates, problems } = readRates(await readInput(opened, file))
  const now = systemClock.now()
  const changes =
    isApplied && problems.length === 0
      ? (await loggedChange(opened, tx => setRates(tx, rates, { now, reason: null }))).changes
      : await compareRates(db, rates, now)
  const all = [...problems, ...changes.problems].sort((a, b) => a.line - b.line)
  if (all.length > 0) {
    print(
      `Nothing is written: ${all.length === 1 ? 'a row has a problem' : `${all.length} rows have problems`}.`,
    )
    printProblems(opened, 'Problems:', all)
    return 2
  }
  print(
    `${changes.changed.length} rates ${isApplied ? 'are written' : 'would be written'}, ${changes.unchanged} are unchanged.`,
  )
  return 0
}

async function codeOf({ db }: Opened, code: string): Promise<string | null> {
  if (code === 'none') return null
  const known = (await findTaxCategories(db)).map(category => category.code)
  if (!known.includes(code))
    throw new Mistake(`There is no tax category ${code}. There are: ${known.join(', ')}.`)
  return code
}

function placeOf(place: string): { country: string; region: string } {
  const [, country, region = ''] = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(place.toUpperCase()) ?? []
  if (country === undefined)
    throw new Mistake(`"${place}" is no place. Write a country such as DE, or a region of one such as US-NY.`)
  return { country, region }
}

function schemeOf(scheme: string): 'standard' | 'small' | 'oss' {
  if (scheme === 'standard' || scheme === 'small' || scheme === 'oss') return scheme
  throw new Mistake(`"${scheme}" is no scheme. Write standard, small or oss.`)
}

function dayOf(option: string, day: string | undefined): string {
  if (day === undefined || !isDay(day))
    throw new Mistake(`Write --${option} with a day, such as --${option} 2027-01-01.`)
  return day
}

if (import.meta.main) await runProcess(command)
