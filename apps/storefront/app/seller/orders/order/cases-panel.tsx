import { minorUnits, toMinor } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import { OrderCase, OrderPanel } from '@stoa/back-office'
import { Link, useMoney, useOrderDates } from '@stoa/ui'
import { ClaimAnswer } from '../../returns/claim-answer.tsx'
import { SellerReturnCase } from '../../returns/return-case.tsx'
import { CANCELED_BY, DISPUTE_STATUS, REFUND_STATUS } from '../../returns/return-words.ts'
import { sellerReturnHref } from './order-addresses.ts'

/** What came after the sale, the newest of each kind first. */
export function CasesPanel({ order }: { order: SellerOrder }) {
  const { money } = useMoney()
  const { day } = useOrderDates()
  const { cancellations, refunds, returns, claims, disputes, currency, lines } = order
  if ([cancellations, refunds, returns, claims, disputes].every(list => list.length === 0)) return null
  const amount = (decimal: number) => money(toMinor(decimal, minorUnits(currency)), currency)
  return (
    <OrderPanel title="Returns, claims and refunds">
      {disputes.toReversed().map(dispute => (
        <OrderCase
          key={dispute.id}
          title={`Dispute over ${amount(dispute.amount)}`}
          status={DISPUTE_STATUS[dispute.status]}
          at={dispute.openedAt}
          text={
            {
              open: `We decide by ${day(dispute.decideBy)}. Until then the amount is held back.`,
              under_review: `We decide by ${day(dispute.decideBy)}. Until then the amount is held back.`,
              resolved_buyer: `The amount goes back to the buyer. ${dispute.decision ?? ''}`,
              resolved_seller: `The amount is yours. ${dispute.decision ?? ''}`,
            }[dispute.status]
          }
          words={dispute.text}
        />
      ))}
      {returns.toReversed().map(one => (
        <SellerReturnCase key={one.id} found={one} currency={currency}>
          <Link href={sellerReturnHref(one.id)}>Open the return</Link>
        </SellerReturnCase>
      ))}
      {claims.toReversed().map(claim => (
        <ClaimAnswer key={claim.id} claim={claim} order={order} />
      ))}
      {cancellations.toReversed().map(cancellation => (
        <OrderCase
          key={cancellation.id}
          title="Canceled"
          at={cancellation.at}
          text={CANCELED_BY[cancellation.actor]}
          pieces={cancellation.lines.map(({ orderLineId: id, quantity }) => ({
            id,
            quantity,
            title: lines.find(line => line.id === id)?.title ?? 'Item',
          }))}
          facts={cancellation.note ? [['Note', cancellation.note]] : []}
        />
      ))}
      {refunds.toReversed().map(refund => (
        <OrderCase
          key={refund.id}
          title={`Refund of ${amount(refund.amount)}`}
          status={REFUND_STATUS[refund.status]}
          at={refund.at}
          facts={refund.note ? [['Note', refund.note]] : []}
        />
      ))}
    </OrderPanel>
  )
}
