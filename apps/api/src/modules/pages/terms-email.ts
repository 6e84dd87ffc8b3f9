import { addressed, type Brand, compose, type Email, greet } from '../mail/index.ts'

export type TermsAddressee = Parameters<typeof addressed>[0] & { username: string }

interface NewTerms {
  slug: string
  title: string
  /** Day of the marketplace from which the new version applies. */
  from: string
  /** Whether that day is still to come. Then the page shows both versions. */
  isUpcoming: boolean
}

/** Email to an owner of a shop about a new version of a page that sellers have agreed to. */
export function newTermsEmail(
  brand: Brand,
  owner: TermsAddressee,
  { slug, title, from, isUpcoming }: NewTerms,
): Email {
  const day = brand.words.day(from)
  const page = `${brand.siteUrl}/${slug}`
  return compose(brand, {
    kind: 'seller-terms-announced',
    ...addressed(owner),
    subject: `“${title}” changes on ${day}`,
    preview: 'You agreed to this page when you applied for your shop.',
    greeting: greet(owner),
    paragraphs: [
      `From ${day} on, a new version of “${title}” applies to your shop. You agreed to this page when you applied.`,
      ...(isUpcoming ? [`Until then the version at ${page} applies.`] : []),
    ],
    action: { label: 'Read the new version', href: isUpcoming ? `${page}?version=upcoming` : page },
    afterwards: ['If you don’t agree to it, reply to this email.'],
  })
}
