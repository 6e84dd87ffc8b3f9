import { type Addressee, addressed, type Brand, compose, type Email, greet } from '../mail/index.ts'
import type { RestrictionRow } from './restrictions.repository.ts'

interface NamedShop {
  name: string
}

/** Statement of reasons for an owner whose shop will be terminated. */
export const terminationEmail = (
  brand: Brand,
  to: Addressee,
  shop: NamedShop,
  { on, ground, clause, facts }: Pick<RestrictionRow, 'ground' | 'clause' | 'facts'> & { on: string },
): Email => {
  const day = brand.words.date(on)
  return compose(brand, {
    kind: 'shop-termination-announced',
    ...addressed(to),
    subject: `${shop.name} will be terminated on ${day}`,
    preview: 'See our reasons, what happens until then, and how to object.',
    greeting: greet(to),
    paragraphs: [
      `We will terminate ${shop.name} on ${day}. Until then nothing changes, unless we have suspended the shop.`,
      'From that day it takes no new orders, its pages are closed, and its products can’t be edited. You still have to ship placed orders and answer returns, claims and disputes. Your balance is paid once no order can be returned any longer.',
      ground === 'law'
        ? `In our view the shop is against the law: ${clause}.`
        : `The shop is against our terms: ${clause}.`,
      'A person made this decision. The facts that we rely on:',
    ],
    quote: facts,
    link: { label: 'Object to this decision', href: `${brand.siteUrl}/contact` },
    afterwards: [
      'If you think we’re wrong, reply to this email or write to us on the contact page. You can also turn to a court, a mediator or an out-of-court body for disputes.',
    ],
  })
}

/** Email about a termination that is withdrawn. */
export const terminationWithdrawnEmail = (
  brand: Brand,
  to: Addressee,
  shop: NamedShop,
  reason: string,
): Email =>
  compose(brand, {
    kind: 'shop-termination-withdrawn',
    ...addressed(to),
    subject: `${shop.name} won’t be terminated`,
    preview: 'We have withdrawn our decision.',
    greeting: greet(to),
    paragraphs: [`We have withdrawn the termination of ${shop.name}. Our reasons:`],
    quote: reason,
    link: { label: 'Go to your shop', href: `${brand.siteUrl}/seller` },
  })
