import { parseArgs } from 'node:util'
import {
  CHECKED_FACTS,
  type CheckedFact,
  findTraderVersions,
  gapsInWords,
  type Trader,
  traderGaps,
  verifyTrader,
} from '../modules/shops/index.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { addressLines } from '../platform/postal-address.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'
import { printableLine } from './printable.ts'

const USAGE = `The business details of shops: who runs them, and what an operator has checked.

  pnpm --filter api trader show SLUG
  pnpm --filter api trader verify SLUG identity|payment_account … --version N --by NAME --note "…"

show lists the details with their version, what has been checked, and the earlier versions. verify records that you have checked the identity
(by a document or a register), the payment account, or both, of the version that you have read; the note says how. A new version of the details needs a new
check of the identity if the name, address, register or tax numbers changed. Checks are recorded in the shop's history.
Once nothing is missing, seller approve SLUG opens the shop. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { version: { type: 'string' }, by: { type: 'string' }, note: { type: 'string' } },
  })
  const [what, slug, ...facts] = positionals
  if (slug === undefined || (what === 'show' ? facts.length > 0 : what !== 'verify' || facts.length === 0))
    throw new Mistake(USAGE)
  if (what === 'show') return show(call, slug)
  const unknown = facts.find(fact => !CHECKED_FACTS.some(known => known === fact))
  if (unknown) throw new Mistake(`"${unknown}" can't be checked. Write ${CHECKED_FACTS.join(' or ')}.`)
  if (!/^[1-9]\d{0,8}$/.test(values.version ?? ''))
    throw new Mistake('Write the version that you have checked after --version: trader show prints it.')
  const [by = '', note = ''] = [values.by?.trim(), values.note?.trim()]
  if (by === '' || note === '')
    throw new Mistake('Write your name after --by, and what you have checked after --note.')
  return withMarketplace(call, async ({ db, print }) => {
    const version = Number(values.version)
    const check = { facts: facts as CheckedFact[], version, by, note, now: systemClock.now() }
    const checked = await inTx(db, tx => verifyTrader(tx, slug, check)).catch(error => {
      if (error instanceof Problem)
        throw new Mistake([error.message, error.detail].filter(Boolean).join('. '))
      throw error
    })
    print(
      `${slug}: ${facts.join(', ')} of version ${version} checked, which is now version ${checked.version}.`,
    )
    printDetails(print, checked)
    print(missing(checked))
    return 0
  })
}

const show = (call: Parameters<Command>[0], slug: string): Promise<number> =>
  withMarketplace(call, async ({ db, print }) => {
    const found = await findTraderVersions(db, slug)
    if (!found) throw new Mistake(`There is no shop ${slug}.`)
    const [newest] = found.versions
    print(
      `${slug}, ${found.status}${newest ? `, version ${newest.version}` : ''}. ${missing(newest ?? null)}`,
    )
    if (!newest) return 0
    printDetails(print, newest)
    for (const { version, at, name } of found.versions)
      print(`  Version ${version}, ${at.toISOString()}: ${printableLine(name)}`)
    return 0
  })

function missing(trader: Trader | null): string {
  const gaps = traderGaps(trader)
  return gaps.length > 0 ? `Missing: ${gapsInWords(gaps)}.` : 'Nothing is missing.'
}

function printDetails(print: (line: string) => void, trader: Trader): void {
  const {
    kind,
    name,
    address,
    phone,
    email,
    registerName,
    registerNumber,
    vatId,
    taxId,
    certifiedAt,
    verified,
  } = trader
  const rows: [label: string, value: string | null][] = [
    ['Kind', kind],
    ['Name', name],
    ['Address', addressLines(address).join(', ')],
    ['Phone', phone],
    ['Email', email],
    ['Register', [registerName, registerNumber].filter(Boolean).join(', ') || null],
    ['VAT ID', vatId],
    ['Tax ID', taxId],
    ['Products comply with the law', certifiedAt && `certified ${certifiedAt.toISOString()}`],
    ...CHECKED_FACTS.map((fact): [string, string | null] => {
      const check = verified[fact]
      return [fact, check ? `checked ${check.at} by ${check.by}: ${check.note}` : 'not checked']
    }),
  ]
  for (const [label, value] of rows) if (value) print(`  ${label}: ${printableLine(value)}`)
}

if (import.meta.main) await runProcess(command)
