import type { CrumbData } from '@stoa/ui'

/** @param page canonical URL of the page, against which other URLs are resolved */
export function breadcrumbList(page: string, crumbs: readonly CrumbData[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? new URL(href, page).href : page,
    })),
  }
}
