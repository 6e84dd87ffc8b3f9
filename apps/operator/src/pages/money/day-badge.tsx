import type { LedgerDay } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { daysLabels as t } from './days-page.labels.ts'

/** Whether a day reconciles, or what was done about it. */
export function DayBadge({ difference, notedAt }: Pick<LedgerDay, 'difference' | 'notedAt'>) {
  if (difference === 0)
    return (
      <Badge dot tone="positive">
        {t.reconciles}
      </Badge>
    )
  return (
    <Badge dot tone={notedAt ? 'neutral' : 'critical'}>
      {notedAt ? t.noted : t.differs}
    </Badge>
  )
}
