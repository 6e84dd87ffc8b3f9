import { type Brand, compose, type Email, isAdvertising, operatorReference } from '../mail/index.ts'
import type { ReportRow } from './reports.repository.ts'
import type { Subject } from './subject.repository.ts'

/** Describes the reported content within a sentence. */
export const subjectInWords = ({
  kind,
  title,
  author,
}: Pick<Subject, 'kind' | 'title' | 'author'>): string =>
  kind === 'product'
    ? `the product ${title}`
    : kind === 'shop'
      ? `the shop ${title}`
      : `a ${kind} about ${title}${author && !isAdvertising(author) ? ` by ${author}` : ''}`

/** Reasons for a report, for people to read. */
const WHY_IN_WORDS: Readonly<Record<string, string>> = {
  illegal: 'It’s illegal',
  counterfeit: 'It’s counterfeit or infringes rights',
  unsafe: 'It’s dangerous',
  misleading: 'It’s misleading',
  insult: 'It insults or threatens someone',
  private_data: 'It shows private data',
  advertising: 'It’s advertising',
  wrong_product: 'It’s about another product',
  other: 'Another reason',
}
export const whyInWords = (why: string): string => WHY_IN_WORDS[why] ?? why

/** Receipt for the reporter. Anyone can have one sent to any address, so it repeats nothing that was typed. */
export const receiptEmail = (
  brand: Brand,
  { reference, email }: { reference: string; email: string },
  subject: Subject,
): Email =>
  compose(brand, {
    kind: 'report-received',
    recipient: email,
    subject: `We received your report ${reference}`,
    preview: 'A person will look at it.',
    greeting: 'Hello,',
    paragraphs: [
      `We received your report of ${subjectInWords(subject)}. Its reference is ${reference}.`,
      'A person will look at it, and we’ll email you what we decide and why.',
    ],
    link: { label: 'See the page', href: `${brand.siteUrl}${subject.path}` },
    afterwards: ['If you didn’t report anything, you can ignore this email.'],
  })

/** Email to the operator about the first open report of a subject. */
export function operatorEmail(brand: Brand, report: ReportRow, subject: Subject): Email {
  const who = report.isByShop ? `${subject.shop} reported` : 'Someone reported'
  return compose(brand, {
    kind: 'report-to-decide',
    recipient: brand.operatorEmail,
    subject: `A report to decide: ${subjectInWords(subject)}`,
    preview: whyInWords(report.why),
    greeting: 'Hello,',
    paragraphs: [
      `${who} ${subjectInWords(subject)}. Reason: ${whyInWords(report.why)}.`,
      operatorReference(brand, {
        record: `Report ${report.reference}`,
        path: `/cases/report/${report.subjectId}`,
        section: 'Reports and restrictions',
      }),
    ],
    ...(report.text !== '' && { quote: report.text }),
    link: { label: 'See the page', href: `${brand.siteUrl}${subject.path}` },
  })
}

/** Email to a reporter about the decision. */
export const decisionEmail = (
  brand: Brand,
  { reference, outcome, decision }: ReportRow,
  email: string,
  subject: Subject | null,
): Email =>
  compose(brand, {
    kind: 'report-decided',
    recipient: email,
    subject: `Our decision about your report ${reference}`,
    preview: outcome === 'restricted' ? 'We’ve acted on it.' : 'We left it unchanged.',
    greeting: 'Hello,',
    paragraphs: [
      outcome === 'restricted'
        ? `We’ve looked at your report ${reference}${subject ? ` of ${subjectInWords(subject)}` : ''}, and removed it from our pages. A person made this decision.`
        : `We’ve looked at your report ${reference}${subject ? ` of ${subjectInWords(subject)}` : ''}, and left it unchanged. A person made this decision.`,
      'Our reasons:',
    ],
    quote: decision ?? '',
    afterwards: [
      'If you think we’re wrong, reply to this email. You can also turn to a court or an out-of-court body for disputes.',
    ],
  })
