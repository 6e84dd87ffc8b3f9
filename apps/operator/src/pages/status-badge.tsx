import { Badge } from '@stoa/ui/badge'
import { dayInWords } from '../api/in-words.ts'
import { applicationStatus, endsOn as endsOnLabel, shopStatus } from './status.labels.ts'

const tones = {
  pending: 'caution',
  approved: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
  open: 'positive',
  suspended: 'critical',
  terminated: 'neutral',
  closed: 'neutral',
} as const

export const ApplicationBadge = ({ status }: { status: keyof typeof applicationStatus }) => (
  <Badge dot tone={tones[status]}>
    {applicationStatus[status]}
  </Badge>
)

interface ShopBadgeProps {
  status: keyof typeof shopStatus
  /** Day of an announced termination. */
  endsOn?: string | null
}

export const ShopBadge = ({ status, endsOn }: ShopBadgeProps) => (
  <>
    <Badge dot tone={tones[status]}>
      {shopStatus[status]}
    </Badge>
    {endsOn && status !== 'terminated' && (
      <>
        {' '}
        <Badge tone="caution">{endsOnLabel(dayInWords(endsOn))}</Badge>
      </>
    )}
  </>
)
