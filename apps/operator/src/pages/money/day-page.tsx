import { unwrap } from '@stoa/api-client'
import { RecordList } from '@stoa/back-office/record-list'
import { DescriptionList } from '@stoa/ui/description-list'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { dayInWords, timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useRead } from '../../api/use-read.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { DayBadge } from './day-badge.tsx'
import { lineLabels, daysLabels as t } from './days-page.labels.ts'

const SUMS = [
  'captured',
  'refunded',
  'sales',
  'returned',
  'unplaced',
  'wholeRefunds',
  'inProgress',
  'difference',
  'commission',
] as const

/** A day: its sums, what explains a difference, and the note about it. */
export function DayPage() {
  const { day = '' } = useParams()
  const money = useAmount()
  const read = useRead(`day ${day}`, () =>
    unwrap(client.GET('/api/operator/ledger/days/{day}', { params: { path: { day } } })),
  )
  const { data } = read
  const onRead = () => void read.mutate()
  return (
    <Page
      title={data ? dayInWords(data.day) : t.day}
      back={{ label: t.back, href: '/money/days' }}
      status={data && <DayBadge {...data} />}
      data={data}
      error={read.error}
      onAgain={onRead}
    >
      {found => (
        <Stack gap="lg">
          <Decisions
            allowed={found.allowed}
            onRead={onRead}
            choices={{
              note: {
                label: t.noteAction,
                title: t.noteTitle(dayInWords(day)),
                send: (call, reason) =>
                  unwrap(
                    client.POST('/api/operator/ledger/days/{day}/note', {
                      params: { path: { day }, ...call },
                      body: { reason, expect: found.expect },
                    }),
                  ),
              },
            }}
          />
          <Panel padded>
            <DescriptionList
              items={[
                ...(found.note ? [{ term: t.note, description: found.note }] : []),
                { term: t.orders, description: String(found.orders) },
                ...SUMS.map(name => ({ term: t[name], description: money(found[name]) })),
              ]}
            />
          </Panel>
          <Section title={t.lines}>
            {found.lines.length === 0 ? (
              <Text>{t.noLines}</Text>
            ) : (
              <RecordList
                aria-label={t.lines}
                items={found.lines.map(({ kind, amount, at, orderNumber, paymentId }, index) => ({
                  id: `${kind} ${index}`,
                  label: lineLabels[kind],
                  description: [
                    timeInWords(at),
                    orderNumber && t.order(orderNumber),
                    paymentId && t.payment(paymentId),
                  ]
                    .filter(Boolean)
                    .join(', '),
                  end: money(amount),
                }))}
              />
            )}
          </Section>
        </Stack>
      )}
    </Page>
  )
}
