import { type Brand, type Email, type MemberAddressee, memberEmail, sellerHref } from '../mail/index.ts'
import type { AskedShopRow } from './asked-shop.repository.ts'

/** Writes the email to a member of a shop about a new question. */
export const questionEmail = (
  brand: Brand,
  to: MemberAddressee,
  { product, shop, slug, text }: Pick<AskedShopRow, 'product' | 'shop' | 'slug'> & { text: string },
): Email =>
  memberEmail({ brand, shop: slug, about: 'questions' }, to, {
    kind: 'question-asked',
    subject: `New question about ${product}`,
    preview: text.replaceAll(/\s+/g, ' ').slice(0, 90),
    paragraphs: [`A shopper asks ${shop} about ${product}:`],
    quote: text,
    action: {
      label: 'Answer the question',
      href: sellerHref(brand, slug, 'questions', { view: 'unanswered' }),
    },
    afterwards: ['Your answer and the question become public on the product’s page.'],
  })
