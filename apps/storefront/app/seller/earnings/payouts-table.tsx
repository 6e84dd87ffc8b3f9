import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { Badge, type BadgeProps, EmptyState, Heading, Stack, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useShopRead } from '../api/use-shop-api.ts'
import { inWords } from './amounts.ts'
import { payoutStatusLabels, payoutsTableLabels } from './earnings.labels.ts'

type Payout = components['schemas']['Payout']

const STATUS_TONES: Readonly<Record<Payout['status'], BadgeProps['tone']>> = {
  pending: 'info',
  paid: 'positive',
  failed: 'critical',
  canceled: 'neutral',
}

const columnsWith = (day: (iso: string) => string): readonly Column<Payout>[] => [
  {
    id: 'number',
    label: payoutsTableLabels.payout,
    phone: 'title',
    cell: ({ number }) => formatMessage(payoutsTableLabels.number, { number: `${number}` }),
  },
  {
    id: 'status',
    label: payoutsTableLabels.status,
    phone: 'beside',
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{payoutStatusLabels[status]}</Badge>,
  },
  {
    id: 'date',
    label: payoutsTableLabels.date,
    cell: ({ finishedAt, createdAt }) => day(finishedAt ?? createdAt),
  },
  { id: 'account', label: payoutsTableLabels.account, cell: ({ account }) => account },
  {
    id: 'reference',
    label: payoutsTableLabels.reference,
    cell: ({ reference, reason }) => reference ?? reason,
  },
  {
    id: 'amount',
    label: payoutsTableLabels.amount,
    align: 'end',
    cell: ({ amount }) => inWords(amount),
  },
]

/** Lists payouts that are on their way or over. */
export function PayoutsTable() {
  const { data } = useShopRead('/api/seller/payouts')
  const { day } = useOrderDates()
  return (
    <Stack as="section" aria-label={payoutsTableLabels.title}>
      <Heading level={2} step="title3">
        {payoutsTableLabels.title}
      </Heading>
      <DataTable
        caption={payoutsTableLabels.caption}
        columns={columnsWith(day)}
        rows={data?.items}
        rowKey={({ number }) => String(number)}
        empty={
          <EmptyState
            thing="box"
            headingLevel={3}
            title={payoutsTableLabels.empty}
            description={payoutsTableLabels.emptyText}
          />
        }
      />
    </Stack>
  )
}
