export const seoLabels = {
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
  gone: { title: 'Shop closed', description: 'This shop has closed.' },
  closed: { title: 'Opening soon', description: 'This marketplace isn’t open yet.' },
  failed: { title: 'Not available', description: 'This page can’t be shown right now.' },
} as const
