import { localTime } from '../../platform/local-day.ts'
import type { Money } from '../../platform/money.ts'
import {
  type Brand,
  type Email,
  memberEmail,
  type Section,
  type SectionRow,
  sellerHref,
} from '../mail/index.ts'
import type { Digest, DigestMember } from './digests.repository.ts'

/** Maximum length of a question in the email, in characters. */
const MAX_TEXT = 140

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Row that stands for those that an email doesn't list. */
export const andMore = (count: number): SectionRow[] => (count > 0 ? [{ text: `And ${count} more` }] : [])

/** Writes the daily email about new orders and open questions. */
export function digestEmail(
  { brand, money }: { brand: Brand; money: Money },
  member: DigestMember,
  digest: Digest,
): Email {
  const { shop, slug, timeZone } = member
  const { orderCount, questionCount, orders } = digest
  const news = [
    ...(orderCount > 0 ? [counted(orderCount, 'new order')] : []),
    ...(questionCount > 0 ? [counted(questionCount, 'question')] : []),
  ].join(' and ')
  const isTest = orders.some(order => order.isTest)
  const sections: Section[] = [
    ...(orderCount === 0
      ? []
      : [
          {
            heading: 'New orders',
            rows: [
              ...orders.map(({ number, itemCount, totalMinor, shipBy }) => {
                const due = shipBy && `ship by ${brand.words.day(localTime(new Date(shipBy), timeZone).day)}`
                return {
                  text: `Order ${number}`,
                  amount: money.format(totalMinor),
                  detail: [counted(itemCount, 'item'), ...(due ? [due] : [])].join(', '),
                }
              }),
              ...andMore(orderCount - orders.length),
              { text: 'Total', amount: money.format(digest.totalMinor) },
            ],
          },
        ]),
    ...(questionCount === 0
      ? []
      : [
          {
            heading: 'Questions to answer',
            rows: [
              ...digest.questions.map(({ product, text }) => ({ text: product, detail: cut(text) })),
              ...andMore(questionCount - digest.questions.length),
            ],
          },
        ]),
  ]
  return memberEmail({ brand, shop: slug, about: 'daily' }, member, {
    kind: 'shop-daily',
    subject: `${isTest ? 'TEST: ' : ''}${news} for ${shop}`,
    preview: `Since your last daily email about ${shop}.`,
    paragraphs: [
      ...(isTest ? ['Some of these orders are a TEST: no money moved. Don’t ship them.'] : []),
      `${shop} has ${news} since your last daily email.`,
    ],
    sections,
    action:
      orderCount > 0
        ? { label: 'See the orders', href: sellerHref(brand, slug, 'orders') }
        : {
            label: 'Answer the questions',
            href: sellerHref(brand, slug, 'questions', { view: 'unanswered' }),
          },
  })
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT).trimEnd()}…` : line
}
