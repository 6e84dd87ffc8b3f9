import { unwrap } from '@stoa/api-client'
import type { PayoutBatchRow } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { Heading } from '@stoa/ui/heading'
import { EmptyState } from '@stoa/ui/page-states'
import { useSearchParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { Page } from '../../frame/page.tsx'
import { batchesLabels as t } from './batches-page.labels.ts'
import { moneyLabels } from './money.labels.ts'
import { BatchBadge } from './money-badges.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { PayoutTable } from './payout-table.tsx'

const columnsOf = (money: (amount: number) => string): readonly Column<PayoutBatchRow>[] => [
  { id: 'batch', label: t.batch, cell: row => moneyLabels.number(row.number), phone: 'title' },
  { id: 'state', label: t.state, cell: row => <BatchBadge state={row.state} />, phone: 'beside' },
  { id: 'made', label: t.made, cell: row => timeInWords(row.createdAt) },
  { id: 'payouts', label: t.payouts, cell: row => row.payouts, align: 'end', phone: 'half' },
  { id: 'toSend', label: t.toSend, cell: row => row.pending, align: 'end', phone: 'half' },
  { id: 'sum', label: t.sum, cell: row => money(row.sum), align: 'end' },
]

/** Payout batches, a page of 50, and the payouts under way that belong to none. */
export function BatchesPage() {
  const [params] = useSearchParams()
  const money = useAmount()
  const cursor = params.get('cursor')
  const query = cursor ? { cursor } : {}
  const read = useLiveRead(`payout batches ${cursor}`, () =>
    unwrap(client.GET('/api/operator/payout-batches', { params: { query } })),
  )
  const onRead = () => void read.mutate()
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={onRead}>
      {({ items, page, alone }) => (
        <>
          <MoneyTabs value="payouts" />
          <DataTable
            caption={t.caption}
            columns={columnsOf(money)}
            rows={items}
            rowKey={row => row.id}
            rowName={row => moneyLabels.number(row.number)}
            href={row => `/money/payouts/${row.id}`}
            empty={
              <EmptyState
                thing="box"
                title={t.nothing}
                description={t.nothingText}
                action={{ label: t.balances, href: '/money' }}
              />
            }
            page={{
              newerHref: cursor === null ? undefined : '/money/payouts',
              olderHref: page.next === null ? undefined : `/money/payouts?cursor=${page.next}`,
            }}
          />
          {alone.length > 0 && (
            <>
              <Heading level={2} step="title3">
                {t.alone}
              </Heading>
              <PayoutTable caption={t.alone} payouts={alone} onRead={onRead} />
            </>
          )}
        </>
      )}
    </Page>
  )
}
