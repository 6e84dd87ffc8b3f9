import { unwrap } from '@stoa/api-client'
import type { LedgerDay } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { DateRange } from '@stoa/back-office/date-range'
import { EmptyState } from '@stoa/ui/page-states'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { dayInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { DayBadge } from './day-badge.tsx'
import { daysLabels as t } from './days-page.labels.ts'
import { MoneyTabs } from './money-tabs.tsx'

const DAY = 86_400_000
const MAX_DAYS = 366
const presets = Object.entries(t.presets).map(([id, label]) => ({ id, label }))

const shift = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10)

const columnsOf = (money: (amount: number) => string): readonly Column<LedgerDay>[] => [
  { id: 'day', label: t.day, cell: row => dayInWords(row.day), phone: 'title' },
  { id: 'state', label: t.state, cell: row => <DayBadge {...row} />, phone: 'beside' },
  { id: 'orders', label: t.orders, cell: row => row.orders, align: 'end', phone: 'half' },
  { id: 'captured', label: t.captured, cell: row => money(row.captured), align: 'end', phone: 'half' },
  { id: 'refunded', label: t.refunded, cell: row => money(row.refunded), align: 'end', wide: true },
  { id: 'commission', label: t.commission, cell: row => money(row.commission), align: 'end', wide: true },
  { id: 'difference', label: t.difference, cell: row => money(row.difference), align: 'end' },
]

/** Past days of the marketplace, and whether their money reconciles. */
export function DaysPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const money = useAmount()
  const [from, to] = [params.get('from'), params.get('to')]
  const preset = from && to ? null : (params.get('days') ?? '30')
  const yesterday = shift(new Date().toISOString().slice(0, 10), -1)
  const range = {
    to: to ?? yesterday,
    from: from ?? shift(to ?? yesterday, 1 - Number(preset ?? 30)),
  }
  const read = useRead(`days ${range.from} ${range.to}`, () =>
    unwrap(client.GET('/api/operator/ledger/days', { params: { query: range } })),
  )
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ items, today }) => (
        <>
          <MoneyTabs value="days" />
          <DateRange
            presets={presets}
            preset={preset}
            onPresetChange={days => void navigate(`/money/days?days=${days}`)}
            value={range}
            onValueChange={chosen => void navigate(`/money/days?${new URLSearchParams({ ...chosen })}`)}
            today={shift(today, -1)}
            maxDays={MAX_DAYS}
          />
          <DataTable
            caption={t.caption}
            columns={columnsOf(money)}
            rows={items}
            rowKey={row => row.day}
            href={row => `/money/days/${row.day}`}
            empty={<EmptyState thing="box" title={t.nothing} description={t.nothingText} />}
          />
        </>
      )}
    </Page>
  )
}
