import { minorUnits, toMinor } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import { OrderCase, OrderPanel } from '@stoa/back-office'
import { Button, Link, useMoney } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { ClaimAnswer } from '../../returns/claim-answer.tsx'
import { SellerReturnCase } from '../../returns/return-case.tsx'
import { REFUND_STATUS } from '../../returns/return-words.ts'
import { canceledByLabels } from '../../returns/returns.labels.ts'
import { casesPanelLabels } from './cases-panel.labels.ts'
import { sellerReturnHref } from './order-addresses.ts'
import { orderDocumentsLabels } from './order-documents.labels.ts'
import { ShopDispute } from './shop-dispute.tsx'
import { useOrderDocuments } from './use-order-documents.ts'

/** Shows disputes, returns, claims, cancellations and refunds of an order, the newest of each kind first. */
export function CasesPanel({ order }: { order: SellerOrder }) {
  const { money } = useMoney()
  const { busy, saveCreditNote } = useOrderDocuments(order.number)
  const { cancellations, refunds, returns, claims, disputes, currency, lines } = order
  if ([cancellations, refunds, returns, claims, disputes].every(list => list.length === 0)) return null
  const amount = (decimal: number) => money(toMinor(decimal, minorUnits(currency)), currency)
  return (
    <OrderPanel title={casesPanelLabels.title}>
      {disputes.toReversed().map(dispute => (
        <ShopDispute key={dispute.id} dispute={dispute} currency={currency} />
      ))}
      {returns.toReversed().map(one => (
        <SellerReturnCase key={one.id} found={one} currency={currency}>
          <Link href={sellerReturnHref(one.id)}>{casesPanelLabels.openReturn}</Link>
        </SellerReturnCase>
      ))}
      {claims.toReversed().map(claim => (
        <ClaimAnswer key={claim.id} claim={claim} order={order} />
      ))}
      {cancellations.toReversed().map(cancellation => (
        <OrderCase
          key={cancellation.id}
          title={casesPanelLabels.canceled}
          at={cancellation.at}
          text={canceledByLabels[cancellation.actor]}
          pieces={cancellation.lines.map(({ orderLineId: id, quantity }) => ({
            id,
            quantity,
            title: lines.find(line => line.id === id)?.title ?? casesPanelLabels.item,
          }))}
          facts={cancellation.note ? [[casesPanelLabels.note, cancellation.note]] : []}
        />
      ))}
      {refunds.toReversed().map(refund => (
        <OrderCase
          key={refund.id}
          title={formatMessage(casesPanelLabels.refund, { amount: amount(refund.amount) })}
          status={REFUND_STATUS[refund.status]}
          at={refund.at}
          facts={refund.note ? [[casesPanelLabels.note, refund.note]] : []}
        >
          {refund.status === 'succeeded' && (
            <div>
              <Button
                size="sm"
                emphasis="line"
                busy={busy === refund.id}
                onClick={() => void saveCreditNote(refund.id)}
              >
                {orderDocumentsLabels.creditNote}
              </Button>
            </div>
          )}
        </OrderCase>
      ))}
    </OrderPanel>
  )
}
