import { parseArgs } from 'node:util'
import {
  CHECKED_FACTS,
  type CheckedFact,
  findTraderVersions,
  gapsInWords,
  traderGaps,
  verifyTrader,
} from '../modules/shops/index.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { addressLines } from '../platform/postal-address.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `The business details of shops: who runs them, and what an operator has checked.

  pnpm --filter api trader show SLUG
  pnpm --filter api trader verify SLUG identity|payment_account … --by NAME --note "…"

show lists the details, what has been checked, and the earlier versions. verify records that you have checked the identity
(by a document or a register), the payment account, or both; the note says how. A new version of the details needs a new
check of the identity if the name, address, register or tax numbers changed. Checks are recorded in the shop's history.
Once nothing is missing, seller approve SLUG opens the shop. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { by: { type: 'string' }, note: { type: 'string' } },
  })
  const [what, slug, ...facts] = positionals
  if (slug === undefined || (what === 'show' ? facts.length > 0 : what !== 'verify' || facts.length === 0))
    throw new Mistake(USAGE)
  if (what === 'show') return show(call, slug)
  const unknown = facts.find(fact => !CHECKED_FACTS.some(known => known === fact))
  if (unknown) throw new Mistake(`"${unknown}" can't be checked. Write ${CHECKED_FACTS.join(' or ')}.`)
  const [by = '', note = ''] = [values.by?.trim(), values.note?.trim()]
  if (by === '' || note === '')
    throw new Mistake('Write your name after --by, and what you have checked after --note.')
  return withMarketplace(call, async ({ db, print }) => {
    const check = { facts: facts as CheckedFact[], by, note, now: systemClock.now() }
    const gaps = await inTx(db, tx => verifyTrader(tx, slug, check)).catch(error => {
      if (error instanceof Problem)
        throw new Mistake([error.message, error.detail].filter(Boolean).join('. '))
      throw error
    })
    print(
      `${slug}: ${facts.join(', ')} checked. ${gaps.length > 0 ? `Missing: ${gapsInWords(gaps)}.` : 'Nothing is missing.'}`,
    )
    return 0
  })
}

const show = (call: Parameters<Command>[0], slug: string): Promise<number> =>
  withMarketplace(call, async ({ db, print }) => {
    const found = await findTraderVersions(db, slug)
    if (!found) throw new Mistake(`There is no shop ${slug}.`)
    const [newest] = found.versions
    const gaps = traderGaps(newest ?? null)
    print(
      `${slug}, ${found.status}. ${gaps.length > 0 ? `Missing: ${gapsInWords(gaps)}.` : 'Nothing is missing.'}`,
    )
    if (!newest) return 0
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
    } = newest
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
    for (const [label, value] of rows) if (value) print(`  ${label}: ${printable(value)}`)
    for (const { version, at, name: then } of found.versions)
      print(`  Version ${version}, ${at.toISOString()}: ${printable(then)}`)
    return 0
  })

/** Matches control characters in what people wrote, which could move the reader's cursor. */
const CONTROL = /\p{Cc}+/gu
const printable = (text: string): string => text.replace(CONTROL, ' ')

if (import.meta.main) await runProcess(command)
