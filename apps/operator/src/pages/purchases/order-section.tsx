import type { Order, PurchaseOrder } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { Badge } from '@stoa/ui/badge'
import { DescriptionList } from '@stoa/ui/description-list'
import { Heading } from '@stoa/ui/heading'
import { Link } from '@stoa/ui/link'
import { Stack } from '@stoa/ui/stack'
import { Timeline } from '@stoa/ui/timeline'
import type { ReactNode } from 'react'
import { countryInWords, timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { Section } from '../../frame/section.tsx'
import { inWords } from './in-words.ts'
import { OrderDecisions } from './order-decisions.tsx'
import { purchaseLabels } from './purchase-page.labels.ts'

const t = purchaseLabels.order

interface OrderSectionProps {
  order: Order
  /** Facts that its buyer doesn’t see. */
  facts: PurchaseOrder
  expect: string
  onRead: () => void
}

/** One shop's order of a purchase, with everything that happened to it. */
export function OrderSection({ order, facts, expect, onRead }: OrderSectionProps) {
  const money = useAmount()
  const cases = casesOf(order)
  return (
    <Section title={t.title(order.number)}>
      <Stack layout="row" gap="sm">
        <Badge dot>{inWords(order.badge)}</Badge>
        <Link href={`/shops/${facts.shopId}`}>{order.shop.name}</Link>
        <Link href={`/purchases?shop=${facts.shopId}`}>{t.ofShop}</Link>
      </Stack>
      <OrderDecisions order={order} facts={facts} expect={expect} onRead={onRead} />
      <RecordList
        aria-label={t.items}
        items={order.lines.map(line => ({
          id: line.id,
          label: line.title,
          picture: line.picture,
          description: [
            ...line.options,
            line.sku,
            t.quantity(line.quantity, line.fulfilledQuantity, line.canceledQuantity, line.returnedQuantity),
          ]
            .filter(Boolean)
            .join(', '),
          end: money(line.total),
        }))}
      />
      <OrderFacts order={order} facts={facts} />
      {order.fulfillments.length > 0 && (
        <Part title={t.parcels}>
          <RecordList
            aria-label={t.parcels}
            items={order.fulfillments.map(parcel => ({
              id: parcel.id,
              label: [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ') || t.noTracking,
              description: [
                inWords(parcel.status),
                ...parcel.lines.map(({ title, quantity }) => `${quantity} × ${title}`),
              ].join(', '),
              end: parcel.shippedAt && timeInWords(parcel.shippedAt),
            }))}
          />
        </Part>
      )}
      {cases.length > 0 && (
        <Part title={t.cases}>
          <RecordList aria-label={t.cases} items={cases} />
        </Part>
      )}
      {facts.ledger.length > 0 && (
        <Part title={t.ledger}>
          <RecordList
            aria-label={t.ledger}
            items={facts.ledger.map(({ kind, amount, at }, place) => ({
              id: `${place}`,
              label: inWords(kind),
              description: timeInWords(at),
              end: money(amount),
            }))}
          />
        </Part>
      )}
      {order.timeline.length > 0 && (
        <Part title={t.history}>
          <Timeline
            aria-label={t.history}
            items={order.timeline.map(({ kind, at, actor }, place) => ({
              id: `${place}`,
              title: `${inWords(kind)} ${t.by[actor]}`,
              time: timeInWords(at),
              at,
            }))}
          />
        </Part>
      )}
    </Section>
  )
}

function OrderFacts({ order, facts }: Pick<OrderSectionProps, 'order' | 'facts'>) {
  const money = useAmount()
  const { left, balance, invoices, taxLines } = facts
  const invoiceList = invoices.map(({ number, isCreditNote }) =>
    isCreditNote ? t.creditNote(number) : number,
  )
  const taxes = taxLines.map(({ country, region, rate, tax, refunded }) =>
    t.taxLine(
      [country && countryInWords(country), region].filter(Boolean).join(', '),
      rate,
      money(tax),
      money(refunded),
    ),
  )
  const list = [
    { term: t.refunded, description: money(order.refundedTotal) },
    { term: t.left, description: t.leftText(money(left.items), money(left.shipping)) },
    { term: t.balance, description: money(balance) },
    taxes.length > 0 && { term: t.taxLines, description: taxes.join('; ') },
    invoiceList.length > 0 && { term: t.invoices, description: invoiceList.join(', ') },
  ]
  return <DescriptionList items={list.filter(fact => fact !== false)} />
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <Heading level={3} step="title4">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** Returns, claims and disputes, each with its state. */
function casesOf({ returns, claims, disputes }: Order) {
  const row = (kind: 'return' | 'claim' | 'dispute', id: string, status: string, at: string) => ({
    id: `${kind} ${id}`,
    label: t[kind],
    description: `${inWords(status)}, ${timeInWords(at)}`,
    href: `/cases/${kind}/${id}`,
  })
  return [
    ...returns.map(({ id, status, requestedAt }) => row('return', id, status, requestedAt)),
    ...claims.map(({ id, status, openedAt }) => row('claim', id, status, openedAt)),
    ...disputes.map(({ id, status, openedAt }) => row('dispute', id, status, openedAt)),
  ]
}
