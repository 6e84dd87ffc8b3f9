import { unwrap } from '@stoa/api-client'
import type { PayoutBatch } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { DescriptionList } from '@stoa/ui/description-list'
import { Heading } from '@stoa/ui/heading'
import { Note } from '@stoa/ui/note'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { BankFile } from './bank-file.tsx'
import { batchLabels as t } from './batch-page.labels.ts'
import { MarkPaid } from './mark-paid.tsx'
import { moneyLabels, whyLabels } from './money.labels.ts'
import { BatchBadge } from './money-badges.tsx'
import { PayoutTable } from './payout-table.tsx'

/** Milliseconds between two looks at a batch that is being prepared. */
const PAUSE = 2_000

/** A payout batch: the file for the bank, what was paid, and the shops that were left out. */
export function BatchPage() {
  const { id = '' } = useParams()
  const read = useRead(`payout batch ${id}`, () =>
    unwrap(client.GET('/api/operator/payout-batches/{id}', { params: { path: { id } } })),
  )
  const { data, mutate } = read
  const isPreparing = data?.state === 'preparing'
  useEffect(() => {
    if (!isPreparing) return
    const timer = setInterval(() => void mutate(), PAUSE)
    return () => clearInterval(timer)
  }, [isPreparing, mutate])
  const onRead = () => void mutate()
  return (
    <Page
      title={data ? moneyLabels.number(data.number) : t.loading}
      back={{ label: t.back, href: '/money/payouts' }}
      status={data && <BatchBadge state={data.state} />}
      data={data}
      error={read.error}
      onAgain={onRead}
    >
      {batch => (
        <Stack gap="lg">
          {batch.state === 'preparing' && <Note role="status">{t.preparing}</Note>}
          <Stack layout="row" gap="sm">
            {batch.state === 'open' && <BankFile batch={batch} />}
            <MarkPaid batch={batch} onRead={onRead} />
          </Stack>
          <Facts batch={batch} />
          {batch.payouts.length > 0 && (
            <Stack>
              <Heading level={2} step="title3">
                {t.payouts}
              </Heading>
              <PayoutTable caption={t.payouts} payouts={batch.payouts} onRead={onRead} />
            </Stack>
          )}
          {batch.leftOut.length > 0 && (
            <Section title={t.leftOut}>
              <RecordList
                aria-label={t.leftOut}
                items={batch.leftOut.map(({ shop, why }) => ({
                  id: shop.id,
                  label: shop.name,
                  description: whyLabels[why],
                }))}
              />
            </Section>
          )}
        </Stack>
      )}
    </Page>
  )
}

function Facts({ batch }: { batch: PayoutBatch }) {
  const money = useAmount()
  return (
    <Panel padded>
      <DescriptionList
        items={[
          { term: t.made, description: timeInWords(batch.createdAt) },
          { term: t.by, description: batch.madeBy ?? t.unknown },
          { term: t.sum, description: money(batch.sum) },
          { term: t.toSend, description: String(batch.pending) },
        ]}
      />
    </Panel>
  )
}
