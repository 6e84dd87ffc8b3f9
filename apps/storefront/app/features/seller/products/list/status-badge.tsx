import { Badge } from '@stoa/ui/badge'
import type { ProductStatus } from '../form/product-form.ts'

const LOOKS = {
  active: { tone: 'positive', label: 'Active' },
  draft: { tone: 'neutral', label: 'Draft' },
  archived: { tone: 'caution', label: 'Archived' },
} as const

export const statusName = (status: ProductStatus) => LOOKS[status].label

export function StatusBadge({ status, publishAt }: { status: ProductStatus; publishAt?: string | null }) {
  const { tone, label } = LOOKS[status]
  return (
    <Badge tone={tone} dot>
      {publishAt && status === 'draft' ? `From ${dayOf(publishAt)}` : label}
    </Badge>
  )
}

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }).format(new Date(instant))
