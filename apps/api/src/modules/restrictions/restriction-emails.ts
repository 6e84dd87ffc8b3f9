import { type Addressee, addressed, type Brand, compose, type Email, greet } from '../mail/index.ts'
import { type Subject, subjectInWords } from '../reports/index.ts'
import type { RestrictionRow } from './restrictions.repository.ts'

const inYourWords = (subject: Subject): string =>
  subject.kind === 'product'
    ? `the product ${subject.title} of ${subject.shop}`
    : `your ${subject.kind} about ${subject.title}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Statement of reasons for a product's seller, or the author of a review or question. */
export const restrictedEmail = (
  brand: Brand,
  to: Addressee,
  subject: Subject,
  { ground, clause, facts, source }: Pick<RestrictionRow, 'ground' | 'clause' | 'facts' | 'source'>,
): Email =>
  compose(brand, {
    kind: 'content-restricted',
    ...addressed(to),
    subject: `${capital(inYourWords(subject))} is hidden`,
    preview: 'See our reasons, and how to object.',
    greeting: greet(to),
    paragraphs: [
      subject.kind === 'product'
        ? `We have hidden ${inYourWords(subject)}. It can’t be found or bought anywhere on ${brand.marketplaceName} until we lift this. Orders already placed aren’t affected.`
        : `We have hidden ${inYourWords(subject)}. No one else can see it anywhere on ${brand.marketplaceName} until we lift this.`,
      ground === 'law'
        ? `In our view it is against the law: ${clause}.`
        : `It is against our terms: ${clause}.`,
      source === 'report'
        ? 'Someone reported it. A person looked at it and made this decision.'
        : 'We found it in our own checks. A person made this decision.',
      'The facts that we rely on:',
    ],
    quote: facts,
    link: { label: 'Object to this decision', href: `${brand.siteUrl}/contact` },
    afterwards: [
      'If you think we’re wrong, reply to this email or write to us on the contact page. You can also turn to a court or an out-of-court body for disputes.',
    ],
  })

/** Email about a lifted restriction. */
export const liftedEmail = (
  brand: Brand,
  to: Addressee,
  subject: Subject,
  { reason, isStillHidden }: { reason: string; isStillHidden: boolean },
): Email =>
  compose(brand, {
    kind: 'restriction-lifted',
    ...addressed(to),
    subject: isStillHidden
      ? `We lifted one of our decisions about ${subjectInWords({ ...subject, author: null })}`
      : `${capital(inYourWords(subject))} is no longer hidden`,
    preview: isStillHidden ? 'Another decision still hides it.' : 'We lifted our decision.',
    greeting: greet(to),
    paragraphs: [
      isStillHidden
        ? `We lifted one of our decisions about ${inYourWords(subject)}. Another one still hides it; we emailed you its reasons. Our reasons for lifting this one:`
        : `We lifted our decision about ${inYourWords(subject)}. It is shown as before. Our reasons:`,
    ],
    quote: reason,
    ...(!isStillHidden && { link: { label: 'See it', href: `${brand.siteUrl}${subject.path}` } }),
  })
