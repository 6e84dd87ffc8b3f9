import { NotFound } from '@stoa/ui'
import { missingPageLabels as t } from './missing-page.labels.ts'

const LINKS = [
  { label: t.allProducts, href: '/all-product' },
  { label: t.bestSellers, href: '/best-seller' },
  { label: t.help, href: '/help' },
]

/** Takes the place of a page that doesn't exist: offers a search, and other places to go. */
export const MissingPage = () => <NotFound homeHref="/" searchAction="/search" links={LINKS} />
