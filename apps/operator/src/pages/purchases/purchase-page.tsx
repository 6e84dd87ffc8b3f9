import { unwrap } from '@stoa/api-client'
import type { OperatorPurchase } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { countryInWords, timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useMe } from '../../api/use-me.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { LogList } from '../log-list.tsx'
import { EmailSection } from './email-section.tsx'
import { inWords } from './in-words.ts'
import { OrderSection } from './order-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { purchaseLabels as t } from './purchase-page.labels.ts'
import { RefundSection } from './refund-section.tsx'

/** A purchase from checkout to payout: its orders, payments, refunds, emails, and what operators decided. */
export function PurchasePage() {
  const { number = '' } = useParams()
  const read = useRead(`purchase ${number}`, () =>
    unwrap(client.GET('/api/operator/purchases/{number}', { params: { path: { number } } })),
  )
  const { data } = read
  const again = () => void read.mutate()
  return (
    <Page
      title={t.title(data?.number ?? number)}
      back={{ label: t.back, href: '/purchases' }}
      status={data && <States purchase={data} />}
      data={data}
      error={read.error}
      onAgain={again}
    >
      {purchase => (
        <Stack gap="lg">
          <Panel padded>
            <Facts purchase={purchase} />
          </Panel>
          {purchase.group?.orders.map(order => (
            <OrderSection
              key={order.id}
              order={order}
              facts={purchase.orders.find(({ id }) => id === order.id)!}
              expect={purchase.expect}
              onRead={again}
            />
          ))}
          <PaymentSection payments={purchase.payments} onRead={again} />
          <RefundSection purchase={purchase} onRead={again} />
          <EmailSection emails={purchase.emails} onRead={again} />
          <LogList entries={purchase.log} />
        </Stack>
      )}
    </Page>
  )
}

function States({ purchase: { isTest, group } }: { purchase: OperatorPurchase }) {
  return (
    <Stack layout="row" gap="sm">
      {group === null && <Badge tone="caution">{t.notPlaced}</Badge>}
      {isTest && <Badge>{t.test}</Badge>}
    </Stack>
  )
}

function Facts({ purchase: { buyer, checkout, group, withdrawals } }: { purchase: OperatorPurchase }) {
  const money = useAmount()
  const f = t.facts
  const canOpen = useMe().data?.keys.includes('people') ?? false
  const address = group?.shippingAddress
  const lines = address && [
    address.fullName,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    countryInWords(address.countryCode),
  ]
  const facts = [
    {
      term: f.buyer,
      description: !buyer ? (
        f.deletedBuyer
      ) : canOpen ? (
        <Link href={`/people/${buyer.id}`}>{buyer.name}</Link>
      ) : (
        buyer.name
      ),
    },
    group?.email && { term: f.email, description: group.email },
    group && { term: f.placed, description: timeInWords(group.placedAt) },
    checkout && {
      term: f.checkout,
      description: `${inWords(checkout.status)}, ${money(checkout.total)}, ${timeInWords(checkout.createdAt)}`,
    },
    group && { term: f.total, description: money(group.total) },
    group && group.taxTotal > 0 && { term: f.tax, description: money(group.taxTotal) },
    group && group.refundedTotal > 0 && { term: f.refunded, description: money(group.refundedTotal) },
    lines && { term: f.address, description: lines.filter(Boolean).join(', ') },
    withdrawals.length > 0 && {
      term: f.withdrawals,
      description: withdrawals.map(({ reference, status }) => `${reference}, ${inWords(status)}`).join('; '),
    },
  ]
  return <DescriptionList items={facts.filter(fact => typeof fact === 'object' && fact !== null)} />
}
