/** Describes the marketplace and its search. @param home canonical URL of the home page */
export function marketplaceJsonLd(home: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Stoa',
      url: home,
      logo: new URL('/logo.png', home).href,
      email: EMAIL,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Colonnade Street',
        addressLocality: 'Harbor Quarter',
        postalCode: '10557',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Stoa',
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

const EMAIL = 'hello@stoa.example'
