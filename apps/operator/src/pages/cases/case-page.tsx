import { unwrap } from '@stoa/api-client'
import type { Case, CaseKind } from '@stoa/api-client/operator-schema'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { ORDER_EVENTS, OrderTimeline } from '@stoa/ui/order'
import { Stack } from '@stoa/ui/stack'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { LogList } from '../log-list.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { CaseBadge } from './case-badge.tsx'
import { CaseDecisions } from './case-decisions.tsx'
import { casePageLabels as t } from './case-page.labels.ts'
import { CaseSides } from './case-sides.tsx'
import { caseAbout, caseKind } from './cases.labels.ts'

/** A case with what both sides wrote, its decision and its facts. */
export function CasePage() {
  const { kind = '', id = '' } = useParams()
  return kind in caseKind ? <KnownCase key={id} kind={kind as CaseKind} id={id} /> : <NotFoundPage />
}

function KnownCase({ kind, id }: { kind: CaseKind; id: string }) {
  const read = useRead(`case ${kind} ${id}`, () =>
    unwrap(client.GET('/api/operator/cases/{kind}/{id}', { params: { path: { kind, id } } })),
  )
  const again = () => void read.mutate()
  const { data } = read
  return (
    <Page
      title={data ? t.title(caseKind[kind], data.title) : t.loading}
      back={{ label: t.back, href: `/cases?kind=${kind}` }}
      status={data && <CaseBadge kind={kind} status={data.status} due={data.deadlines[0]?.at ?? null} />}
      data={data}
      error={read.error}
      onAgain={again}
    >
      {found => (
        <Stack gap="lg">
          <CaseDecisions found={found} onRead={again} />
          <CaseSides {...found} />
          <Facts found={found} />
          {found.order && (
            <Section title={t.history}>
              <OrderTimeline events={found.history.flatMap(eventOf)} />
            </Section>
          )}
          <LogList entries={found.log} />
        </Stack>
      )}
    </Page>
  )
}

/** An event of the API under the name of the timeline's. */
const eventOf = ({ kind, at }: Case['history'][number]) => {
  const name = kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return ORDER_EVENTS.filter(known => known === name).map(known => ({ kind: known, at }))
}

function Facts({ found }: { found: Case }) {
  const money = useAmount()
  const { order, subject, amount, about, purchase, deadlines, items } = found
  const facts = [
    ...deadlines.map(({ what, at }) => ({ term: t.deadlines[what], description: timeInWords(at) })),
    amount !== null && { term: t.amount, description: money(amount) },
    order && about !== null && { term: t.about, description: caseAbout[about] ?? about },
    items.length > 0 && {
      term: t.items,
      description: items
        .map(({ title, quantity, reason }) =>
          reason === null ? t.item(quantity, title) : t.itemFor(quantity, title, t.reasons[reason]),
        )
        .join('; '),
    },
    order && { term: t.order, description: order.number },
    purchase !== null && {
      term: t.purchase,
      description: <Link href={`/purchases/${encodeURIComponent(purchase)}`}>{purchase}</Link>,
    },
    ...(order
      ? [
          { term: t.shop, description: <Link href={`/shops/${order.shop.id}`}>{order.shop.name}</Link> },
          { term: t.buyer, description: order.buyer ?? t.deleted },
          { term: t.placed, description: timeInWords(order.placedAt) },
          { term: t.total, description: money(order.total) },
          { term: t.refunded, description: money(order.refunded) },
        ]
      : []),
    ...(subject
      ? [
          { term: t.content, description: `${caseAbout[subject.kind]}: ${subject.title}` },
          { term: t.shop, description: <Link href={`/shops/${subject.shop.id}`}>{subject.shop.name}</Link> },
          { term: t.visible, description: subject.isPublic ? t.isVisible : t.isHidden },
          subject.isPublic && { term: t.page, description: <Link href={subject.url}>{subject.url}</Link> },
        ]
      : []),
  ]
  return (
    <Section title={t.facts}>
      <DescriptionList items={facts.filter(fact => fact !== false && fact !== null)} />
    </Section>
  )
}
