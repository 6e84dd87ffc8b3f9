import { Badge } from '@stoa/ui/badge'
import { applicationStatus, shopStatus } from './status.labels.ts'

const tones = {
  pending: 'caution',
  approved: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
  open: 'positive',
  suspended: 'critical',
  closed: 'neutral',
} as const

export const ApplicationBadge = ({ status }: { status: keyof typeof applicationStatus }) => (
  <Badge dot tone={tones[status]}>
    {applicationStatus[status]}
  </Badge>
)

export const ShopBadge = ({ status }: { status: keyof typeof shopStatus }) => (
  <Badge dot tone={tones[status]}>
    {shopStatus[status]}
  </Badge>
)
