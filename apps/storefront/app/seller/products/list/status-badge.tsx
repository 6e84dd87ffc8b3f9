import { Badge } from '@stoa/ui/badge'
import { formatMessage } from '@stoa/ui/messages'
import { useOrderDates } from '@stoa/ui/order'
import type { ProductStatus } from '../form/product-form.ts'
import { statusName } from './product-words.ts'
import { statusBadgeLabels } from './status-badge.labels.ts'

const TONES = {
  active: 'positive',
  draft: 'neutral',
  archived: 'caution',
} as const

export function StatusBadge({ status, publishAt }: { status: ProductStatus; publishAt?: string | null }) {
  const { shortDay } = useOrderDates()
  return (
    <Badge tone={TONES[status]} dot>
      {publishAt && status === 'draft'
        ? formatMessage(statusBadgeLabels.from, { day: shortDay(publishAt) })
        : statusName(status)}
    </Badge>
  )
}
