import { marketFacts } from './market.ts'
import { pictureFile } from './picture-file.ts'

/** Describes the marketplace and its search. @param home canonical URL of the home page */
export function marketplaceJsonLd(home: string): object[] {
  const { name, marks, legal, email, social } = marketFacts()
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      ...(legal.entity && { legalName: legal.entity }),
      ...(legal.vatId && { vatID: legal.vatId }),
      url: home,
      ...(marks.logo && { logo: new URL(pictureFile(marks.logo), home).href }),
      email,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email },
      ...(legal.address.length > 0 && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: legal.address.join(', '),
          ...(legal.country && { addressCountry: legal.country }),
        },
      }),
      ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: home,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${new URL('/search', home).href}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
