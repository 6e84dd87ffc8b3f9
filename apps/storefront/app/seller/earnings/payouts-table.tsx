import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { Badge, type BadgeProps, EmptyState, Stack, text } from '@stoa/ui'
import { useShopRead } from '../api/use-shop-api.ts'
import { inWords } from './amounts.ts'

type Payout = components['schemas']['Payout']

const STATUS: Readonly<Record<Payout['status'], { label: string; tone: BadgeProps['tone'] }>> = {
  pending: { label: 'On its way', tone: 'info' },
  paid: { label: 'Paid', tone: 'positive' },
  failed: { label: 'Failed', tone: 'critical' },
  canceled: { label: 'Canceled', tone: 'neutral' },
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const COLUMNS: readonly Column<Payout>[] = [
  { id: 'number', label: 'Payout', phone: 'title', cell: ({ number }) => `Payout ${number}` },
  {
    id: 'status',
    label: 'Status',
    phone: 'beside',
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>,
  },
  {
    id: 'date',
    label: 'Date',
    cell: ({ finishedAt, createdAt }) => day.format(new Date(finishedAt ?? createdAt)),
  },
  { id: 'account', label: 'To', cell: ({ account }) => account },
  { id: 'reference', label: 'Reference', cell: ({ reference, reason }) => reference ?? reason },
  { id: 'amount', label: 'Amount', align: 'end', cell: ({ amount }) => inWords(amount) },
]

/** What was and will be paid out. */
export function PayoutsTable() {
  const { data } = useShopRead('/api/seller/payouts')
  return (
    <Stack as="section" aria-label="Payouts">
      <h2 className={text.title3}>Payouts</h2>
      <DataTable
        caption="Payouts, the newest first"
        columns={COLUMNS}
        rows={data?.items}
        rowKey={({ number }) => String(number)}
        empty={
          <EmptyState
            thing="box"
            headingLevel={3}
            title="Nothing is paid out yet"
            text="We send what is available to your bank account, and tell you by email."
          />
        }
      />
    </Stack>
  )
}
