import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { currencyFault } from '../adapters/payment-providers.ts'
import {
  FaultySettings,
  faultsOf,
  findMissingPictures,
  findVersions,
  missingToOpen,
  PublishRefused,
  type SettingsFault,
} from '../modules/market/index.ts'
import { publish, restore } from '../operator/content/settings-actions.ts'
import { systemClock } from '../platform/clock.ts'
import type { Market, MarketSettings } from '../platform/market.ts'
import { type Command, Mistake, pathOf, readInput, runProcess } from './cli.ts'
import { logged } from './logged.ts'
import { MEDIA_USAGE, runMedia } from './market-media.ts'
import { PAGES_USAGE, runPages } from './market-pages.ts'
import { type Opened, withMarketplace } from './open.ts'

const USAGE = `The marketplace's settings: name, company, contact, currency, prices and rules; and its information and legal pages.

  pnpm --filter api market export [FILE]
  pnpm --filter api market check FILE
  pnpm --filter api market apply FILE [--note TEXT]
  pnpm --filter api market history
  pnpm --filter api market restore VERSION [--note TEXT]
${PAGES_USAGE}
${MEDIA_USAGE}

export writes the settings that hold, with their version. Change the file and apply it: the change is published as the next
version, and holds on every page, in emails and in documents within 15 seconds. If someone else has published since the
export, nothing is published. check says everything that is wrong with a file. restore publishes an earlier version again.
Orders keep what they were placed with. media add stores a picture and prints its id, for marks. Pages are Markdown files; --from publishes one for a later time. A new marketplace is
closed: with "state": "open" it opens, once it says who runs it. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: {
      note: { type: 'string' },
      from: { type: 'string' },
      version: { type: 'string' },
      footer: { type: 'boolean' },
      sitemap: { type: 'boolean' },
    },
  })
  if (positionals[0] === 'pages')
    return withMarketplace(call, async opened => {
      const { note = '', from, version, footer = false, sitemap = false } = values
      const options = { note, from, version, footer, sitemap }
      const code = await runPages(opened, positionals.slice(1), options)
      if (code === null) throw new Mistake(USAGE)
      return code
    })
  if (positionals[0] === 'media')
    return withMarketplace(call, async opened => {
      const code = await runMedia(opened, positionals.slice(1))
      if (code === null) throw new Mistake(USAGE)
      return code
    })
  const [what = '', given, ...rest] = positionals
  const work = given === undefined ? WITHOUT[what] : WITH[what]
  if (!work || rest.length > 0) throw new Mistake(USAGE)
  return withMarketplace(call, async opened => {
    try {
      return await work(opened, { given: given ?? '', note: values.note ?? '' })
    } catch (error) {
      if (error instanceof FaultySettings) return printFaults(opened, error.faults)
      if (error instanceof PublishRefused) throw new Mistake(error.message)
      throw error
    }
  })
}

type Work = (opened: Opened, given: { given: string; note: string }) => Promise<number>

const WITHOUT: Readonly<Record<string, Work>> = {
  async export(opened) {
    opened.print(textOf(opened))
    return 0
  },
  async history({ db, print }) {
    const versions = await findVersions(db)
    if (versions.length === 0) print('Nothing was published yet: the supplied settings hold.')
    for (const { version, publishedAt, note } of versions)
      print(`${version}  ${publishedAt.toISOString()}  ${note}`.trimEnd())
    return 0
  },
}

const WITH: Readonly<Record<string, Work>> = {
  async export(opened, { given }) {
    await writeFile(pathOf(opened, given), `${textOf(opened)}\n`)
    opened.say(`Version ${opened.market.version} is in ${pathOf(opened, given)}.`)
    return 0
  },
  async check(opened, { given }) {
    const { settings } = await readFileOf(opened, given)
    const faults = await allFaults(opened, settings)
    if (faults.length > 0) return printFaults(opened, faults)
    opened.print('These settings can be applied.')
    return 0
  },
  async apply(opened, { given, note }) {
    const { version, settings } = await readFileOf(opened, given)
    const faults = await allFaults(opened, settings)
    if (faults.length > 0) return printFaults(opened, faults)
    const now = systemClock.now()
    const next = await logged(opened, tx =>
      publish(tx, { data: settings, basedOn: version, note, now, isDemo: opened.config.isDemo }),
    )
    opened.print(`Version ${next} is published.`)
    if (opens(opened.market, settings as MarketSettings)) opened.print('The marketplace is open.')
    return 0
  },
  async restore(opened, { given, note }) {
    const version = Number(given)
    if (!Number.isInteger(version)) throw new Mistake(`"${given}" is no version; history lists them.`)
    const next = await logged(opened, tx =>
      restore(tx, {
        restored: version,
        note: note || `Version ${version} again`,
        now: systemClock.now(),
        isDemo: opened.config.isDemo,
      }),
    )
    opened.print(`Version ${version} is published again, as version ${next}.`)
    return 0
  },
}

/** Finds what is wrong with settings, also for the payment provider that takes their currency. */
async function allFaults({ config, db, market }: Opened, given: unknown): Promise<SettingsFault[]> {
  const faults = faultsOf(given)
  if (faults.length > 0) return faults
  const settings = given as MarketSettings
  const missing = [
    ...(await findMissingPictures(db, settings, market.settings)),
    ...(opens(market, settings) ? missingToOpen(settings) : []),
  ]
  const fault = currencyFault(config.payment, settings.money.currency)
  return fault === null ? missing : [...missing, { path: '/money/currency', message: fault }]
}

const opens = (market: Market, { state }: MarketSettings) =>
  state === 'open' && market.settings.state === 'closed'

const textOf = ({ market: { version, settings } }: Opened) => JSON.stringify({ version, settings }, null, 2)

async function readFileOf(opened: Opened, path: string): Promise<{ version: number; settings: unknown }> {
  const file = pathOf(opened, path)
  let content: unknown
  try {
    content = JSON.parse(await readInput(opened, path))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Mistake(`${file} is no JSON: ${error.message}`)
    throw error
  }
  const { version, settings } = (content ?? {}) as { version?: unknown; settings?: unknown }
  if (typeof version !== 'number' || settings === undefined)
    throw new Mistake(`${file} needs "version", on which it is based, and "settings". Begin with an export.`)
  return { version, settings }
}

function printFaults({ print }: Opened, faults: readonly SettingsFault[]): number {
  for (const { path, message } of faults) print(`${path}: ${message}`)
  return 1
}

if (import.meta.main) await runProcess(command)
