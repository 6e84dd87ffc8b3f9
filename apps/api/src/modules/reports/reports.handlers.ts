import type { Handlers } from '../../contract/handlers.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { newNumber } from '../../platform/ids.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { fileReport } from './file-report.ts'
import { findSubject, type Subject, type SubjectId } from './subject.repository.ts'

export function createReportHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'brand'>,
): Pick<Handlers, 'getReportSubject' | 'reportContent'> {
  const { db } = deps
  /** @throws problem `report.subject_not_found` */
  async function requirePublic(subject: SubjectId): Promise<Subject> {
    const found = await findSubject(db, subject)
    if (!found?.isPublic) throw problem('report.subject_not_found')
    return found
  }
  return {
    async getReportSubject({ query }) {
      const { kind, id, title, shop, path, text, author } = await requirePublic(query)
      return { kind, id, title, shop, path, text, author }
    },
    async reportContent({ body: { kind, id, why, text, name, email, website }, log }) {
      // A robot gets an answer like others, and nothing is recorded.
      if (website) {
        log.info('a report filled the hidden field and was dropped')
        return { reference: `R-${newNumber()}` }
      }
      const subject = await requirePublic({ kind, id })
      const report = { why, text: plainText(text), name: name.trim(), email: email.trim(), isByShop: false }
      return { reference: await inTx(db, tx => fileReport(tx, deps, { subject, ...report })) }
    },
  }
}
