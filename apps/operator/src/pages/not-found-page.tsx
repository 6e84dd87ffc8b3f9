import { EmptyState } from '@stoa/ui/page-states'
import { usePageTitle } from '../frame/page-title.ts'
import { notFoundLabels as t } from './not-found-page.labels.ts'

export function NotFoundPage() {
  usePageTitle(t.title)
  return <EmptyState page thing="search" title={t.title} action={{ label: t.today, href: '/' }} />
}
