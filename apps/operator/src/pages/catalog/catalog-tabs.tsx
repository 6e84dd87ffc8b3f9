import { ViewTabs } from '@stoa/back-office/view-tabs'
import { catalogLabels as t } from './catalog.labels.ts'

const views = [
  { id: 'products', label: t.products, href: '/catalog' },
  { id: 'categories', label: t.categories, href: '/catalog/categories' },
]

/** Pages of the area Catalog. */
export const CatalogTabs = ({ value }: { value: 'products' | 'categories' }) => (
  <ViewTabs views={views} value={value} />
)
