import { type Addressee, addressed, type Brand, compose, type Email, greet } from '../mail/index.ts'
import type { RestrictionRow } from './restrictions.repository.ts'

/** Statement of reasons for a person whose account is blocked. */
export const blockedEmail = (
  brand: Brand,
  to: Addressee,
  { ground, clause, facts }: Pick<RestrictionRow, 'ground' | 'clause' | 'facts'>,
): Email =>
  compose(brand, {
    kind: 'account-blocked',
    ...addressed(to),
    subject: 'Your account is blocked',
    preview: 'See our reasons, and how to object.',
    greeting: greet(to),
    paragraphs: [
      `We have blocked your account on ${brand.marketplaceName}. Until we lift this, you can’t buy, write reviews, ask questions or apply for a shop.`,
      'Your orders, returns and invoices stay available, and payments in progress are completed. You can still export your data and delete your account.',
      ground === 'law'
        ? `In our view this is against the law: ${clause}.`
        : `This is against our terms: ${clause}.`,
      'A person made this decision. The facts that we rely on:',
    ],
    quote: facts,
    link: { label: 'Object to this decision', href: `${brand.siteUrl}/contact` },
    afterwards: [
      'If you think we’re wrong, reply to this email or write to us on the contact page. You can also turn to a court or an out-of-court body for disputes.',
    ],
  })

/** Email about the end of a block. */
export const unblockedEmail = (brand: Brand, to: Addressee, reason: string): Email =>
  compose(brand, {
    kind: 'account-unblocked',
    ...addressed(to),
    subject: 'Your account is no longer blocked',
    preview: 'You can buy, review and ask again.',
    greeting: greet(to),
    paragraphs: [
      `Your account on ${brand.marketplaceName} works as before. Our reasons for lifting the block:`,
    ],
    quote: reason,
    link: { label: 'Go to your account', href: `${brand.siteUrl}/account` },
  })
