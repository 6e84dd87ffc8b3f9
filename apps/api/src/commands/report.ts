import { parseArgs } from 'node:util'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import {
  findOpenReportPage,
  findOpenReports,
  findReport,
  findSubject,
  findSubjects,
  type ReportRow,
  type Subject,
  type SubjectId,
  subjectInWords,
  whyInWords,
} from '../modules/reports/index.ts'
import { closeReports } from '../operator/cases/case-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'
import { indented, printable } from './printable.ts'

const USAGE = `Reports of products, shops, reviews and questions, by shoppers and by shops.

  pnpm --filter api report list [--after REFERENCE]
  pnpm --filter api report show REFERENCE
  pnpm --filter api report close REFERENCE --because "…"

list shows what is reported, the oldest report first, in pages of 50; --after shows the page after that report. show prints all open reports of the same content, with their
reporters. close leaves the content as it is, closes all open reports of it, and emails the reporters your reason; a
question that a shop reported is shown again. To act on a report, hide the content with restriction add, or suspend the
shop with seller suspend and close the report. The exit code is 0, or 1 when nothing could be done.`

/** Reported products, shops, reviews and questions that `list` prints at once. */
const PAGE = 50

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { because: { type: 'string' }, after: { type: 'string' } },
  })
  const [what = '', reference, ...rest] = positionals
  const isWhole = { list: 1, show: 2, close: 2 }[what] === positionals.length
  if (!isWhole || rest.length > 0) throw new Mistake(USAGE)
  if (values.after !== undefined && what !== 'list') throw new Mistake(`${what} takes no --after.`)
  const reason = values.because?.trim() ?? ''
  if ((what === 'close') !== (reason !== ''))
    throw new Mistake(
      reason === '' ? 'The reporters get your reason: write it after --because.' : `${what} takes no reason.`,
    )
  return withMarketplace(call, async opened => {
    if (reference === undefined) return list(opened, values.after)
    const { db, brand, print } = opened
    const report = await requireReport(opened, reference)
    if (what === 'show') return show(opened, report)
    if (report.closedAt) throw new Mistake(`${report.reference} is closed already.`)
    const now = systemClock.now()
    const closed = await inTx(db, async tx => {
      const context = { reason, brand, now, shopId: report.aboutShopId }
      const { entry, count } = await closeReports(tx, subjectOf(report), context)
      await writeOperatorLog(tx, SHELL, entry, now)
      return count
    })
    print(
      `${report.reference}: closed${closed > 1 ? `, with all ${closed} open reports of the same content` : ''}`,
    )
    return 0
  })
}

const subjectOf = ({ subjectKind: kind, subjectId: id }: ReportRow): SubjectId => ({ kind, id })

async function requireReport({ db }: Opened, reference: string): Promise<ReportRow> {
  const report = await findReport(db, reference.toUpperCase())
  if (!report) throw new Mistake(`There is no report ${printable(reference)}.`)
  return report
}

async function list(opened: Opened, afterReference: string | undefined): Promise<number> {
  const { db, brand, print } = opened
  const after = afterReference === undefined ? null : await requireReport(opened, afterReference)
  const open = await findOpenReportPage(db, { after, limit: PAGE + 1 })
  if (open.length === 0) print(after ? 'No more reports.' : 'Nothing is reported.')
  const cases = [...Map.groupBy(open, row => `${row.subjectKind} ${row.subjectId}`)]
  const page = cases.slice(0, PAGE)
  const subjects = await findSubjects(
    db,
    page.map(([, [report]]) => subjectOf(report!)),
  )
  for (const [key, reports] of page) {
    const [first] = reports as [ReportRow]
    const subject = subjects.find(({ kind, id }) => `${kind} ${id}` === key)
    print(`${reports.map(({ reference }) => reference).join(', ')}  ${key}  since ${first.createdAt.toISOString()}
${indented(subject ? `${subjectInWords(subject)}, shop ${subject.shop}: ${brand.siteUrl}${subject.path}` : 'It no longer exists.')}`)
    for (const report of reports) print(reportLine(report))
    if (subject) print(textOf(subject))
  }
  const last = page.at(-1)?.[1][0]
  if (cases.length > PAGE && last) print(`\nThere are more: report list --after ${last.reference}`)
  return 0
}

async function show({ db, brand, print }: Opened, report: ReportRow): Promise<number> {
  const subject = await findSubject(db, subjectOf(report))
  print(
    subject
      ? `${printable(subjectInWords(subject))} (${subject.kind} ${subject.id}), shop ${printable(subject.shop)}
${brand.siteUrl}${subject.path}
${textOf(subject)}`
      : 'It no longer exists.',
  )
  const open = await findOpenReports(db, subjectOf(report))
  for (const each of report.closedAt ? [report] : open) {
    print(
      `\n${each.reference}, ${each.createdAt.toISOString()}, ${printable(each.name ?? 'name removed')} ${printable(each.email ?? '')}`,
    )
    print(reportLine(each))
    if (each.outcome)
      print(`${each.outcome} ${each.closedAt?.toISOString()}, because:\n${indented(each.decision ?? '')}`)
  }
  return 0
}

const reportLine = ({ isByShop, why, text }: ReportRow): string =>
  indented(
    `${isByShop ? 'The shop' : 'A visitor'} says: ${whyInWords(why)}${text === '' ? '.' : `. ${text}`}`,
  )

const textOf = ({ text, author }: Subject): string =>
  text === null ? '' : indented(`${author} wrote: ${text || '(no text)'}`)

if (import.meta.main) await runProcess(command)
