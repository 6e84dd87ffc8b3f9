import { type Addressee, addressed, type Brand, compose, greet } from '../mail/index.ts'
import type { ToldOfAnswer } from './seller-answer.repository.ts'

/** Writes the email to the author of a question about the shop's answer. */
export const answerEmail = (
  brand: Brand,
  to: Addressee,
  { product, slug, shop, question, answer }: ToldOfAnswer & { question: string; answer: string },
) =>
  compose(brand, {
    kind: 'question-answered',
    ...addressed(to),
    subject: `${shop} has answered your question`,
    preview: `About ${product}.`,
    greeting: greet(to),
    paragraphs: [`You asked about ${product}:`, question, `${shop} answered:`],
    quote: answer,
    ...(slug !== null && {
      action: {
        label: 'See it on the product’s page',
        href: `${brand.siteUrl}/product/${encodeURIComponent(slug)}#questions`,
      },
    }),
    afterwards: ['Your question and the answer are now public, with your account name.'],
  })
