import { unwrap } from '@stoa/api-client'
import type { CommissionRule } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { Badge } from '@stoa/ui/badge'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { commissionLabels as t } from './commission-page.labels.ts'
import { MoneyTabs } from './money-tabs.tsx'
import { RemoveRate } from './remove-rate.tsx'
import { SetRate } from './set-rate.tsx'

const isUpcoming = ({ from }: CommissionRule): boolean => Date.parse(from) > Date.now()

/** Commission rates in force and those that begin later. */
export function CommissionPage() {
  const read = useRead('commission', () => unwrap(client.GET('/api/operator/commission-rules')))
  const { data } = read
  const onRead = () => void read.mutate()
  const columns: readonly Column<CommissionRule>[] = [
    { id: 'category', label: t.category, cell: row => row.category?.name ?? t.everyCategory, phone: 'title' },
    { id: 'shop', label: t.shop, cell: row => row.shop?.name ?? t.everyShop },
    { id: 'rate', label: t.rate, cell: row => t.percent(row.rateBp), align: 'end', phone: 'beside' },
    {
      id: 'state',
      label: t.state,
      cell: row =>
        isUpcoming(row) ? (
          <Badge tone="caution">{t.upcoming}</Badge>
        ) : (
          <Badge tone="positive">{t.current}</Badge>
        ),
    },
    { id: 'from', label: t.from, cell: row => timeInWords(row.from) },
    { id: 'until', label: t.until, cell: row => row.until && timeInWords(row.until) },
    {
      id: 'actions',
      label: t.actions,
      cell: row =>
        data && (
          <Stack layout="row" gap="sm">
            <SetRate list={data} rule={row} onRead={onRead} />
            <RemoveRate list={data} rule={row} onRead={onRead} />
          </Stack>
        ),
    },
  ]
  return (
    <Page
      title={t.title}
      lede={data && t.lede(t.percent(data.defaultRateBp))}
      actions={data && <SetRate list={data} onRead={onRead} />}
      data={data}
      error={read.error}
      onAgain={onRead}
    >
      {({ rules }) => (
        <>
          <MoneyTabs value="commission" />
          <DataTable
            caption={t.caption}
            columns={columns}
            rows={rules}
            rowKey={row => String(row.id)}
            rowName={row => row.category?.name ?? row.shop?.name ?? t.everything}
            empty={<EmptyState thing="box" title={t.nothing} description={t.nothingText} />}
          />
        </>
      )}
    </Page>
  )
}
