import { EmptyState } from '@stoa/ui/page-states'
import { data } from 'react-router-dom'
import { pageMeta } from '../../lib/seo.ts'
import { notFoundLabels } from './not-found.labels.ts'

export const loader = () => data(null, { status: 404, statusText: 'Not Found' })

export const meta = () =>
  pageMeta({
    title: notFoundLabels.title,
    description: notFoundLabels.description,
    noIndex: true,
  })

export default function UnknownSellerPath() {
  return (
    <EmptyState
      page
      thing="question"
      title={notFoundLabels.heading}
      description={notFoundLabels.hint}
      action={{ label: notFoundLabels.dashboard, href: '/seller' }}
    />
  )
}
