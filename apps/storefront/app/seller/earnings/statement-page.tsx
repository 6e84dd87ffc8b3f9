import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable, PageHead } from '@stoa/back-office'
import { EmptyState, Note, Stack } from '@stoa/ui'
import { useSearchParams } from 'react-router-dom'
import { percentsInWords } from '../../lib/percent.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { inWords, monthInWords } from './amounts.ts'
import { ENTRY_NAMES } from './entry-names.ts'
import { StatementFiles } from './statement-files.tsx'

type Entry = components['schemas']['StatementEntry']

const columnsIn = (timeZone: string): readonly Column<Entry>[] => {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return [
    { id: 'kind', label: 'Entry', phone: 'title', cell: entryName },
    { id: 'at', label: 'Date', phone: 'start', cell: ({ at }) => time.format(new Date(at)) },
    {
      id: 'about',
      label: 'About',
      phone: 'end',
      cell: ({ orderNumber, payoutNumber }) =>
        orderNumber ? `Order ${orderNumber}` : payoutNumber ? `Payout ${payoutNumber}` : null,
    },
    { id: 'amount', label: 'Amount', align: 'end', phone: 'beside', cell: ({ amount }) => inWords(amount) },
  ]
}

const entryName = ({ kind, commissionRates }: Entry): string =>
  commissionRates.length > 0 ? `${ENTRY_NAMES[kind]}, ${percentsInWords(commissionRates)}` : ENTRY_NAMES[kind]

/** Every entry of a month, to be added up. */
export function StatementPage({ month }: { month: string }) {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return <Statement month={month} />
  return (
    <EmptyState
      page
      thing="question"
      title="There is no such statement"
      text="A statement is of a month, such as 2026-11."
      action={{ label: 'All statements', href: '/seller/earnings' }}
    />
  )
}

function Statement({ month }: { month: string }) {
  const [search] = useSearchParams()
  const cursor = search.get('cursor') ?? undefined
  const { data: earnings } = useShopRead('/api/seller/earnings')
  const { data, error, isLoading } = useShopRead('/api/seller/statements/{month}', {
    params: { path: { month }, query: cursor ? { cursor } : {} },
  })
  const sums = earnings?.months.find(each => each.month === month)
  const pageHref = (to: string | null | undefined) => (to ? `?cursor=${encodeURIComponent(to)}` : undefined)
  return (
    <Stack gap="lg">
      <PageHead
        title={`Statement of ${monthInWords(month)}`}
        back={{ label: 'Earnings', href: '/seller/earnings' }}
        text={
          sums &&
          `${inWords(sums.opening)} before, ${inWords(sums.closing)} after. Times are those of ${earnings?.timeZone}.`
        }
        actions={data?.items.length !== 0 && <StatementFiles month={month} />}
      />
      {error ? (
        <Note tone="critical" role="alert" title="The statement could not be read.">
          {error.detail ?? 'Please try again in a moment.'}
        </Note>
      ) : (
        <DataTable
          caption={`Entries of ${monthInWords(month)}, the oldest first`}
          columns={columnsIn(earnings?.timeZone ?? 'UTC')}
          rows={data?.items}
          loading={isLoading}
          rowKey={({ id }) => String(id)}
          page={{ newerHref: pageHref(data?.page.previous), olderHref: pageHref(data?.page.next) }}
          empty={<EmptyState thing="box" title="Nothing happened in this month" />}
        />
      )}
    </Stack>
  )
}
