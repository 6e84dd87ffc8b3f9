import type { PersonRow } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { peopleLabels as t } from './people-page.labels.ts'

/** Whether an account is blocked, or its email confirmed. */
export function PersonBadge({ isBlocked, isVerified }: Pick<PersonRow, 'isBlocked' | 'isVerified'>) {
  if (isBlocked)
    return (
      <Badge dot tone="critical">
        {t.blocked}
      </Badge>
    )
  return (
    <Badge dot tone={isVerified ? 'positive' : 'neutral'}>
      {isVerified ? t.verified : t.unverified}
    </Badge>
  )
}
