import { EmptyState } from '@stoa/ui'
import { missingOrderLabels } from './missing-order.labels.ts'

/** Says that an order doesn’t exist. Shows the same for an order of another account, so that numbers can’t be probed. */
export function MissingOrder({ page = false }: { page?: boolean }) {
  return (
    <EmptyState
      page={page}
      thing="question"
      title={missingOrderLabels.title}
      description={missingOrderLabels.text}
      action={{ label: missingOrderLabels.seeAll, href: '/account/orders' }}
    />
  )
}
