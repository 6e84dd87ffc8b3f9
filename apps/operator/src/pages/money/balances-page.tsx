import { unwrap } from '@stoa/api-client'
import type { Balance } from '@stoa/api-client/operator-schema'
import { BulkBar } from '@stoa/back-office/bulk-bar'
import { type Column, DataTable, noSelection } from '@stoa/back-office/data-table'
import { FilterBar } from '@stoa/back-office/filter-bar'
import { EmptyState } from '@stoa/ui/page-states'
import { Text } from '@stoa/ui/text'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { Page } from '../../frame/page.tsx'
import { balancesLabels as t } from './balances-page.labels.ts'
import { WhyBadge } from './money-badges.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { PreparePayouts } from './prepare-payouts.tsx'

const PAYABLE = 'payable'

const columnsOf = (money: (amount: number) => string): readonly Column<Balance>[] => [
  { id: 'shop', label: t.shop, cell: row => row.shop.name, phone: 'title' },
  { id: 'available', label: t.available, cell: row => money(row.available), align: 'end', phone: 'beside' },
  { id: 'pending', label: t.pending, cell: row => money(row.waiting), align: 'end' },
  { id: 'account', label: t.account, cell: ({ account }) => <Account account={account} /> },
  { id: 'payout', label: t.payout, cell: ({ why }) => (why ? <WhyBadge why={why} /> : t.canBePaid) },
]

/** Balances of shops, a page of 50 by name, and the payouts of those that can be paid. */
export function BalancesPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const money = useAmount()
  const [selection, setSelection] = useState(noSelection)
  const [q, show, cursor] = [params.get('q') ?? '', params.get('show') ?? '', params.get('cursor')]
  const isPayable = show === PAYABLE
  const query = { ...(q && { q }), ...(isPayable && { payable: true }), ...(cursor && { cursor }) }
  const read = useLiveRead(
    `balances ${JSON.stringify(query)}`,
    () => unwrap(client.GET('/api/operator/balances', { params: { query } })),
    selection.keys.length > 0,
  )
  const hrefOf = (change: Readonly<Record<string, string>>): string => {
    const entries = Object.entries({ q, show, ...change }).filter(([, value]) => value !== '')
    return `/money?${new URLSearchParams(entries)}`
  }
  const prepare = (shops: readonly string[]) => (
    <PreparePayouts
      shops={shops}
      expect={read.data?.expect}
      onRead={() => {
        setSelection(noSelection)
        void read.mutate()
      }}
    />
  )
  return (
    <Page
      title={t.title}
      actions={prepare([])}
      data={read.data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {({ items, page }) => (
        <>
          <MoneyTabs value="balances" />
          <FilterBar
            searchLabel={t.search}
            search={q}
            onSearchChange={typed => void navigate(hrefOf({ q: typed }))}
            filters={[{ id: 'show', label: t.filter, options: [{ value: PAYABLE, label: t.payable }] }]}
            value={{ show: show || undefined }}
            onValueChange={({ show: chosen = '' }) => void navigate(hrefOf({ show: chosen }))}
          />
          <DataTable
            caption={t.caption}
            columns={columnsOf(money)}
            rows={items}
            rowKey={row => row.shop.id}
            rowName={row => row.shop.name}
            selection={selection}
            onSelectionChange={setSelection}
            empty={
              <EmptyState
                thing="search"
                title={t.nothing}
                description={t.nothingText}
                action={{ label: t.all, href: '/money' }}
              />
            }
            page={{
              newerHref: cursor === null ? undefined : hrefOf({}),
              olderHref: page.next === null ? undefined : hrefOf({ cursor: page.next }),
            }}
          />
          <BulkBar
            selection={selection}
            total={items.length}
            onSelectionChange={setSelection}
            wholeView={false}
          >
            {prepare(selection.keys)}
          </BulkBar>
        </>
      )}
    </Page>
  )
}

function Account({ account }: Pick<Balance, 'account'>) {
  if (account === null) return t.noAccount
  return (
    <div>
      <span>{t[account.kind](account.last4)}</span>
      <Text step="sm" emphasis="soft">
        {t.changed(timeInWords(account.changedAt))}
      </Text>
    </div>
  )
}
