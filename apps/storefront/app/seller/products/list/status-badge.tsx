import { Badge } from '@stoa/ui/badge'
import { formatMessage } from '@stoa/ui/messages'
import { useOrderDates } from '@stoa/ui/order'
import { withMarket } from '../../../lib/market.ts'
import type { ProductStatus } from '../form/product-form.ts'
import { statusName } from './product-words.ts'
import { statusBadgeLabels } from './status-badge.labels.ts'

const TONES = {
  active: 'positive',
  draft: 'neutral',
  archived: 'caution',
} as const

interface StatusBadgeProps {
  readonly status: ProductStatus
  readonly publishAt?: string | null
  /** Whether the marketplace hides the product, which outweighs its status. */
  readonly isRestricted: boolean
}

export function StatusBadge({ status, publishAt, isRestricted }: StatusBadgeProps) {
  const { shortDay } = useOrderDates()
  if (isRestricted)
    return (
      <Badge tone="critical" dot>
        {withMarket(statusBadgeLabels.restricted)}
      </Badge>
    )
  return (
    <Badge tone={TONES[status]} dot>
      {publishAt && status === 'draft'
        ? formatMessage(statusBadgeLabels.from, { day: shortDay(publishAt) })
        : statusName(status)}
    </Badge>
  )
}
