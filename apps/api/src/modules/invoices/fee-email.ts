import { type Addressee, addressed, type Brand, compose, type Email, greet } from '../mail/index.ts'
import type { FeeDocument } from './fee-document.ts'

/** Writes the email to an owner of a shop that the invoice for its fee is issued. */
export function feeInvoiceEmail(
  brand: Brand,
  owner: Addressee,
  { kind, number, month, totalMinor, currency, recipient, isTest }: FeeDocument,
): Email {
  const name = brand.words.month(month)
  const amount = brand.words.money(currency)(totalMinor)
  const isInvoice = kind === 'invoice'
  return compose(brand, {
    kind: 'fee-invoice',
    ...addressed(owner),
    subject: `${isTest ? 'Test: ' : ''}Your ${isInvoice ? 'invoice' : 'credit note'} for ${name}`,
    preview: `${number}, ${amount}.`,
    greeting: greet(owner),
    paragraphs: [
      isInvoice
        ? `The invoice for the commission of ${recipient.name} in ${name} is ready. Nothing is left to pay: the commission left your balance with each order.`
        : `In ${name}, refunds returned more commission to ${recipient.name} than its orders cost. The credit note is ready, and the amount is in your balance already.`,
    ],
    sections: [{ heading: isInvoice ? 'Invoice' : 'Credit note', rows: [{ text: number, amount }] }],
    action: { label: 'See your earnings', href: `${brand.siteUrl}/seller/earnings/${month}` },
  })
}
