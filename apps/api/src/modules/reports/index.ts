/** Reports of content to the marketplace, by anyone and by shops. */
export { closeReports, fileReport } from './file-report.ts'
export { subjectInWords, whyInWords } from './report-emails.ts'
export { createReportHandlers } from './reports.handlers.ts'
export {
  anonymizeReportsOf,
  findOpenReportPage,
  findOpenReports,
  findReport,
  findReportsBy,
  findReportsOf,
  lockSubject,
  type ReportRow,
  removeReporters,
} from './reports.repository.ts'
export { findSubject, findSubjects, type Subject, type SubjectId } from './subject.repository.ts'
