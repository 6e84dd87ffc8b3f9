import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { Heading, Stack, Text, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useShopRead } from '../api/use-shop-api.ts'
import { ownRatesLabels as t } from './own-rates.labels.ts'

type Rule = components['schemas']['OwnCommissionRule']

const columnsWith = (day: (iso: string) => string): readonly Column<Rule>[] => [
  { id: 'category', label: t.category, phone: 'title', cell: ({ category }) => category ?? t.everything },
  {
    id: 'rate',
    label: t.rate,
    align: 'end',
    phone: 'beside',
    cell: ({ rate }) => formatMessage(t.percent, { rate: `${rate}` }),
  },
  { id: 'from', label: t.from, cell: ({ from }) => day(from) },
  { id: 'until', label: t.until, cell: ({ until }) => until && day(until) },
]

/** Lists the commission rates of the shop's own, in force and announced. Shows nothing if it has none. */
export function OwnRates() {
  const { data } = useShopRead('/api/seller/commission')
  const { day } = useOrderDates()
  if (!data?.rules.length) return null
  return (
    <Stack as="section" aria-label={t.title}>
      <Heading level={2} step="title3">
        {t.title}
      </Heading>
      <Text>{t.text}</Text>
      <DataTable
        caption={t.caption}
        columns={columnsWith(day)}
        rows={data.rules}
        rowKey={({ category, from }) => `${category} ${from}`}
        empty={null}
      />
    </Stack>
  )
}
