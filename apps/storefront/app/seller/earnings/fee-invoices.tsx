import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { Button, EmptyState, Heading, Note, Stack, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import type { ReactNode } from 'react'
import { useCall } from '../../shared/call/use-call.ts'
import { saveDocument } from '../../shared/orders/save-document.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { inWords, monthInWords } from './amounts.ts'
import { feeInvoicesLabels as t } from './fee-invoices.labels.ts'

type FeeInvoice = components['schemas']['FeeInvoice']

interface FeeInvoicesProps {
  /** Shows those of one month, and nothing if there are none. Default: all. */
  readonly month?: string
}

/** Lists the marketplace's invoices for its commission, each to download. */
export function FeeInvoices({ month }: FeeInvoicesProps) {
  const { data, error } = useShopRead('/api/seller/fee-invoices')
  const { day } = useOrderDates()
  const { busy, save } = useDownload()
  const rows = month === undefined ? data?.items : data?.items.filter(each => each.month === month)
  if (month !== undefined && !rows?.length) return null
  return (
    <Stack as="section" aria-label={t.title}>
      <Heading level={2} step="title3">
        {t.title}
      </Heading>
      {error ? (
        <Note tone="critical" role="alert" title={t.unread}>
          {error.detail ?? t.failed}
        </Note>
      ) : (
        <DataTable
          caption={t.caption}
          columns={columnsWith(day, each => (
            <Button
              emphasis="line"
              size="sm"
              busy={busy === each.number}
              aria-label={formatMessage(t.downloadNamed, { name: nameOf(each) })}
              onClick={() => void save(each.number)}
            >
              {t.download}
            </Button>
          ))}
          rows={rows}
          rowKey={({ number }) => number}
          empty={<EmptyState thing="box" headingLevel={3} title={t.empty} description={t.emptyText} />}
        />
      )}
    </Stack>
  )
}

const columnsWith = (
  day: (iso: string) => string,
  action: (invoice: FeeInvoice) => ReactNode,
): readonly Column<FeeInvoice>[] => [
  { id: 'number', label: t.number, phone: 'title', cell: nameOf },
  { id: 'month', label: t.month, phone: 'start', cell: ({ month }) => monthInWords(month) },
  { id: 'issued', label: t.issued, phone: 'half', cell: ({ issuedAt }) => day(issuedAt) },
  { id: 'total', label: t.total, align: 'end', phone: 'beside', cell: totalOf },
  { id: 'download', label: t.action, align: 'end', phone: 'end', cell: action },
]

function nameOf({ kind, number, isTest }: FeeInvoice): string {
  const name = formatMessage(kind === 'invoice' ? t.invoice : t.creditNote, { number })
  return isTest ? formatMessage(t.test, { name }) : name
}

/** Total as the shop pays it: a credit note is negative. */
const totalOf = ({ kind, total }: FeeInvoice): string => inWords(kind === 'invoice' ? total : -total)

function useDownload() {
  const { busy, call } = useCall(useShopRules())
  const save = async (number: string) => {
    const done = await call(
      ({ api }) =>
        saveDocument(
          api.GET('/api/seller/fee-invoices/{number}', { params: { path: { number } }, parseAs: 'blob' }),
        ),
      { what: number },
    )
    const problem = done.ok ? done.answer : t.failed
    if (problem) toasts.show({ type: 'error', title: t.noDownload, body: problem })
  }
  return { busy, save }
}
