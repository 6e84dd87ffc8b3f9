import type { OperatorPayout, PayoutBatchRow, WhyNotPaid } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { batchState, payoutStatus, whyLabels } from './money.labels.ts'

const tones = {
  pending: 'caution',
  paid: 'positive',
  failed: 'critical',
  canceled: 'neutral',
  preparing: 'neutral',
  open: 'caution',
  done: 'positive',
} as const

export const PayoutBadge = ({ status }: Pick<OperatorPayout, 'status'>) => (
  <Badge dot tone={tones[status]}>
    {payoutStatus[status]}
  </Badge>
)

export const BatchBadge = ({ state }: Pick<PayoutBatchRow, 'state'>) => (
  <Badge dot tone={tones[state]}>
    {batchState[state]}
  </Badge>
)

export const WhyBadge = ({ why }: { why: WhyNotPaid }) => <Badge tone="neutral">{whyLabels[why]}</Badge>
