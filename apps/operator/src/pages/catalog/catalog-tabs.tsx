import { ViewTabs } from '@stoa/back-office/view-tabs'
import { catalogLabels as t } from './catalog.labels.ts'

const views = [
  { id: 'products', label: t.products, href: '/catalog' },
  { id: 'categories', label: t.categories, href: '/catalog/categories' },
  { id: 'featured', label: t.featured, href: '/catalog/featured' },
]

/** Pages of the area Catalog. */
export const CatalogTabs = ({ value }: { value: 'products' | 'categories' | 'featured' }) => (
  <ViewTabs views={views} value={value} />
)
