import { Badge } from '@stoa/ui/badge'
import type { ProductStatus } from '../form/product-form.ts'
import { statusName } from './product-words.ts'

const TONES = {
  active: 'positive',
  draft: 'neutral',
  archived: 'caution',
} as const

export function StatusBadge({ status, publishAt }: { status: ProductStatus; publishAt?: string | null }) {
  return (
    <Badge tone={TONES[status]} dot>
      {publishAt && status === 'draft' ? `From ${dayOf(publishAt)}` : statusName(status)}
    </Badge>
  )
}

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }).format(new Date(instant))
