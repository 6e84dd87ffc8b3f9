import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable, PageHead } from '@stoa/back-office'
import { EmptyState, Note, Stack, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useSearchParams } from 'react-router-dom'
import { percentsInWords } from '../../lib/percent.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { inWords, monthInWords } from './amounts.ts'
import { FeeInvoices } from './fee-invoices.tsx'
import { entryColumnLabels, entryNames, statementPageLabels } from './statement.labels.ts'
import { StatementFiles } from './statement-files.tsx'

type Entry = components['schemas']['StatementEntry']

const columnsWith = (moment: (iso: string) => string): readonly Column<Entry>[] => [
  { id: 'kind', label: entryColumnLabels.kind, phone: 'title', cell: entryName },
  { id: 'at', label: entryColumnLabels.at, phone: 'start', cell: ({ at }) => moment(at) },
  { id: 'about', label: entryColumnLabels.about, phone: 'end', cell: subjectOf },
  {
    id: 'amount',
    label: entryColumnLabels.amount,
    align: 'end',
    phone: 'beside',
    cell: ({ amount }) => inWords(amount),
  },
]

const entryName = ({ kind, commissionRates }: Entry): string =>
  commissionRates.length > 0
    ? formatMessage(entryColumnLabels.withRates, {
        entry: entryNames[kind],
        rates: percentsInWords(commissionRates),
      })
    : entryNames[kind]

function subjectOf({ orderNumber, payoutNumber }: Entry): string | null {
  if (orderNumber) return formatMessage(entryColumnLabels.order, { number: orderNumber })
  return payoutNumber ? formatMessage(entryColumnLabels.payout, { number: `${payoutNumber}` }) : null
}

/** Shows every entry of a month. */
export function StatementPage({ month }: { month: string }) {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return <Statement month={month} />
  return (
    <EmptyState
      page
      thing="question"
      title={statementPageLabels.unknown}
      description={statementPageLabels.unknownText}
      action={{ label: statementPageLabels.all, href: '/seller/earnings' }}
    />
  )
}

function Statement({ month }: { month: string }) {
  const { moment } = useOrderDates()
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
        title={formatMessage(statementPageLabels.title, { month: monthInWords(month) })}
        back={{ label: statementPageLabels.back, href: '/seller/earnings' }}
        lede={
          sums &&
          formatMessage(statementPageLabels.balances, {
            opening: inWords(sums.opening),
            closing: inWords(sums.closing),
            timeZone: earnings?.timeZone ?? '',
          })
        }
        actions={data?.items.length !== 0 && <StatementFiles month={month} />}
      />
      <FeeInvoices month={month} />
      {error ? (
        <Note tone="critical" role="alert" title={statementPageLabels.unread}>
          {error.detail ?? statementPageLabels.unreadText}
        </Note>
      ) : (
        <DataTable
          caption={formatMessage(statementPageLabels.caption, { month: monthInWords(month) })}
          columns={columnsWith(moment)}
          rows={data?.items}
          loading={isLoading}
          rowKey={({ id }) => String(id)}
          page={{ newerHref: pageHref(data?.page.previous), olderHref: pageHref(data?.page.next) }}
          empty={<EmptyState thing="box" title={statementPageLabels.empty} />}
        />
      )}
    </Stack>
  )
}
