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

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const dayOf = (instant: string) => day.format(new Date(instant))
