import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { EmptyState, Heading, Stack } from '@stoa/ui'
import { inWords, monthInWords } from './amounts.ts'
import { monthColumnLabels, monthsTableLabels } from './earnings.labels.ts'

type Month = components['schemas']['EarningsMonth']

const amount = (id: keyof Omit<Month, 'month'>, phone: Column<Month>['phone'] = 'half'): Column<Month> => ({
  id,
  label: monthColumnLabels[id],
  align: 'end',
  cell: month => inWords(month[id]),
  phone,
})

const COLUMNS: readonly Column<Month>[] = [
  { id: 'month', label: monthColumnLabels.month, phone: 'title', cell: ({ month }) => monthInWords(month) },
  amount('opening', 'hide'),
  amount('sales'),
  amount('shipping'),
  amount('refunds'),
  amount('commission'),
  amount('adjustments', 'hide'),
  amount('payouts'),
  amount('closing'),
]

/** Shows a row for each month, linked to its statement. */
export function MonthsTable({ earnings }: { earnings: components['schemas']['Earnings'] | undefined }) {
  return (
    <Stack as="section" aria-label={monthsTableLabels.title}>
      <Heading level={2} step="title3">
        {monthsTableLabels.title}
      </Heading>
      <DataTable
        caption={monthsTableLabels.caption}
        columns={COLUMNS}
        rows={earnings?.months}
        rowKey={({ month }) => month}
        href={({ month }) => `/seller/earnings/${month}`}
        empty={
          <EmptyState
            thing="box"
            headingLevel={3}
            title={monthsTableLabels.empty}
            description={monthsTableLabels.emptyText}
          />
        }
      />
    </Stack>
  )
}
