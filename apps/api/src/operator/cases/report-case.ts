import {
  findReportsOf,
  findSubject,
  lockSubject,
  type ReportRow,
  whyInWords,
} from '../../modules/reports/index.ts'
import { isMember } from '../../modules/shops/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { stateHash } from '../state-hash.ts'
import {
  answer,
  type CaseDeps,
  type CaseReader,
  type CaseSide,
  logOf,
  notFound,
  side,
  whyNever,
} from './case-parts.ts'

/** Maximum number of reports of one content that a case shows, the newest. */
const MAX_REPORTS = 100

/** Reads the reports of one content, which are one case with the content's id. */
export function readReportCases({ brand }: CaseDeps): CaseReader {
  const require = async (db: Queryable, id: string): Promise<[ReportRow, ...ReportRow[]]> => {
    const [newest, ...others] = await findReportsOf(db, id, MAX_REPORTS)
    if (!newest) throw notFound.report()
    return [newest, ...others]
  }
  return {
    async lock(tx, id) {
      const [{ subjectKind: kind }] = await require(tx, id)
      await lockSubject(tx, { kind, id })
    },
    async read(db, id, operator) {
      const reports = await require(db, id)
      const [{ subjectKind, aboutShopId, reference }] = reports
      const subject = await findSubject(db, { kind: subjectKind, id })
      const isOpen = reports.some(({ closedAt }) => closedAt === null)
      const isOwn =
        subject?.authorId === operator.userId ||
        reports.some(({ email }) => email?.toLowerCase() === operator.email.toLowerCase()) ||
        (await isMember(db, aboutShopId, operator.userId))
      const why = whyNever(isOwn, operator, 'report') ?? (isOpen ? null : 'These reports are closed.')
      const restriction = reports.find(({ restrictionId }) => restrictionId !== null)?.restrictionId ?? null
      return {
        kind: 'report',
        id,
        shopId: aboutShopId,
        isOwn,
        view: {
          kind: 'report',
          id,
          title: subject?.title ?? reference,
          status: isOpen ? 'open' : 'closed',
          about: subjectKind,
          amount: null,
          sides: [...contentOf(subject), ...reports.toReversed().flatMap(sidesOf)],
          items: [],
          order: null,
          subject: subject && {
            kind: subjectKind,
            id,
            title: subject.title,
            url: `${brand.siteUrl}${subject.path}`,
            shop: { id: subject.shopId, name: subject.shop },
            isPublic: subject.isPublic,
            restriction,
          },
          purchase: null,
          deadlines: [],
          history: [],
          log: await logOf(db, id),
          allowed: [answer('close_reports', why)],
          expect: stateHash(
            id,
            subject?.isPublic,
            subject?.text,
            reports.map(report => [report.id, report.closedAt]),
          ),
        },
      }
    },
  }
}

function contentOf(subject: Awaited<ReturnType<typeof findSubject>>): CaseSide[] {
  const content = subject && side('author', 'content', { text: subject.text, name: subject.author })
  return content ? [content] : []
}

/** A report, and the decision about it. */
function sidesOf({ why, text, isByShop, name, email, createdAt, closedAt, decision }: ReportRow): CaseSide[] {
  const reason = whyInWords(why)
  const sender = [name, email].filter(Boolean).join(', ') || null
  return [
    side(isByShop ? 'shop' : 'visitor', 'report', {
      text: text === '' ? reason : `${reason}. ${text}`,
      name: sender,
      at: createdAt.toISOString(),
    }),
    side('marketplace', 'decision', { text: decision, at: closedAt?.toISOString() ?? null }),
  ].filter(each => each !== null)
}
