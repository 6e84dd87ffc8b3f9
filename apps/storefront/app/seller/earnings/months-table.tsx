import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { EmptyState, Stack, text } from '@stoa/ui'
import { inWords, monthInWords } from './amounts.ts'

type Month = components['schemas']['EarningsMonth']

const amount = (
  id: keyof Omit<Month, 'month'>,
  label: string,
  phone: Column<Month>['phone'] = 'half',
): Column<Month> => ({
  id,
  label,
  align: 'end',
  cell: month => inWords(month[id]),
  phone,
})

const COLUMNS: readonly Column<Month>[] = [
  { id: 'month', label: 'Month', phone: 'title', cell: ({ month }) => monthInWords(month) },
  amount('opening', 'Before', 'hide'),
  amount('sales', 'Sales'),
  amount('shipping', 'Delivery'),
  amount('refunds', 'Refunds'),
  amount('commission', 'Commission'),
  amount('adjustments', 'Other', 'hide'),
  amount('payouts', 'Paid out'),
  amount('closing', 'After'),
]

/** A row for each month; it leads to its statement. */
export function MonthsTable({ earnings }: { earnings: components['schemas']['Earnings'] | undefined }) {
  return (
    <Stack as="section" aria-label="Statements">
      <h2 className={text.title3}>Statements</h2>
      <DataTable
        caption="Statements by month, the newest first"
        columns={COLUMNS}
        rows={earnings?.months}
        rowKey={({ month }) => month}
        href={({ month }) => `/seller/earnings/${month}`}
        empty={
          <EmptyState
            thing="box"
            headingLevel={3}
            title="Nothing is earned yet"
            text="Your first sale begins your first statement."
          />
        }
      />
    </Stack>
  )
}
