import type { OperatorPayout } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { Text } from '@stoa/ui/text'
import type { ReactNode } from 'react'
import { dayInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { ClosePayout } from './close-payout.tsx'
import { PayoutBadge } from './money-badges.tsx'
import { payoutLabels as t } from './payout-table.labels.ts'

interface PayoutTableProps {
  caption: string
  payouts: readonly OperatorPayout[]
  onRead: () => void
}

/** Payouts with their state. Those that were prepared can be closed. */
export function PayoutTable({ caption, payouts, onRead }: PayoutTableProps) {
  const money = useAmount()
  const columns: readonly Column<OperatorPayout>[] = [
    { id: 'number', label: t.number, cell: row => row.number, phone: 'half' },
    { id: 'shop', label: t.shop, cell: row => row.shop.name, phone: 'title' },
    { id: 'amount', label: t.amount, cell: row => money(row.amount), align: 'end', phone: 'half' },
    { id: 'account', label: t.account, cell: row => row.account },
    { id: 'status', label: t.status, cell: row => <PayoutBadge status={row.status} />, phone: 'beside' },
    { id: 'reference', label: t.reference, cell: noteOf },
    {
      id: 'actions',
      label: t.actions,
      cell: row => (row.status === 'pending' ? <ClosePayout payout={row} onRead={onRead} /> : null),
    },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={payouts}
      rowKey={row => String(row.number)}
      rowName={row => row.shop.name}
      empty={null}
    />
  )
}

function noteOf({ reference, reason, paidOn, hasNewAccount }: OperatorPayout): ReactNode {
  if (hasNewAccount) return t.newAccount
  if (reference === null) return reason
  return (
    <div>
      <span>{reference}</span>
      {paidOn && (
        <Text step="sm" emphasis="soft">
          {t.sent(dayInWords(paidOn))}
        </Text>
      )}
    </div>
  )
}
