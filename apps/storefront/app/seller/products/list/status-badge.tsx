import { Badge } from '@stoa/ui/badge'
import { formatMessage } from '@stoa/ui/messages'
import type { ProductStatus } from '../form/product-form.ts'
import { statusName } from './product-words.ts'
import { statusBadgeLabels } from './status-badge.labels.ts'

const TONES = {
  active: 'positive',
  draft: 'neutral',
  archived: 'caution',
} as const

export function StatusBadge({ status, publishAt }: { status: ProductStatus; publishAt?: string | null }) {
  return (
    <Badge tone={TONES[status]} dot>
      {publishAt && status === 'draft'
        ? formatMessage(statusBadgeLabels.from, { day: dayOf(publishAt) })
        : statusName(status)}
    </Badge>
  )
}

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const dayOf = (instant: string) => day.format(new Date(instant))
