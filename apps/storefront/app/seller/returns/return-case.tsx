import { minorUnits, toMinor } from '@stoa/api-client'
import type { Return } from '@stoa/api-client/schema'
import { OrderCase } from '@stoa/back-office'
import { useMoney, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import type { ReactNode } from 'react'
import { returnCaseLabels } from './return-case.labels.ts'
import { returnStatusOf } from './return-words.ts'
import { returnConditionLabels, returnReasonLabels } from './returns.labels.ts'

export interface SellerReturnCaseProps {
  readonly found: Return
  readonly currency: string
  readonly children?: ReactNode
}

/** Shows one return to its shop: items with reasons, status and refund. */
export function SellerReturnCase({ found, currency, children }: SellerReturnCaseProps) {
  const { money } = useMoney()
  const { deadline } = useOrderDates()
  const amount = (decimal: number) => money(toMinor(decimal, minorUnits(currency)), currency)
  const { status, lines, decideBy, sendBy, keptTotal, keptReason, rejectionReason, carrier, postage } = found
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isOpen = status === 'requested' || status === 'approved' || status === 'in_transit'
  const text = {
    requested: decideBy
      ? formatMessage(returnCaseLabels.requested, { day: deadline(decideBy) })
      : returnCaseLabels.requestedUndated,
    approved: postage?.labelDueAt
      ? formatMessage(isOverdue(found) ? returnCaseLabels.overdue : returnCaseLabels.awaited, {
          day: deadline(postage.labelDueAt),
        })
      : sendBy
        ? formatMessage(returnCaseLabels.approved, { day: deadline(sendBy) })
        : returnCaseLabels.approvedUndated,
    in_transit: returnCaseLabels.inTransit,
    received: returnCaseLabels.received,
    refunded: formatMessage(returnCaseLabels.refunded, { amount: amount(found.refund.total) }),
    rejected: rejectionReason
      ? formatMessage(returnCaseLabels.rejected, { reason: rejectionReason })
      : returnCaseLabels.rejectedBare,
    canceled: returnCaseLabels.canceled,
  }[status]
  return (
    <OrderCase
      title={formatMessage(returnCaseLabels.title, { count })}
      status={returnStatusOf(found)}
      at={found.requestedAt}
      text={text}
      pieces={lines.map(line => ({
        id: line.orderLineId,
        title: line.title,
        quantity: line.quantity,
        note: [
          returnReasonLabels[line.reason],
          line.receivedQuantity !== null &&
            formatMessage(returnCaseLabels.returned, { count: line.receivedQuantity }),
          line.condition && returnConditionLabels[line.condition],
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      words={found.text}
      pictures={found.pictures}
      facts={[
        ...(isOpen ? [[returnCaseLabels.refund, amount(found.refund.total)] as const] : []),
        ...(postage && postage.kind !== 'awaited'
          ? [[returnCaseLabels.postage, postageText(postage, amount)] as const]
          : []),
        ...(keptTotal > 0 ? [[returnCaseLabels.deduction, amount(keptTotal)] as const] : []),
        ...(keptReason ? [[returnCaseLabels.deductionReason, keptReason] as const] : []),
        ...(carrier ? [[returnCaseLabels.carrier, carrier] as const] : []),
        ...(found.trackingNumber ? [[returnCaseLabels.tracking, found.trackingNumber] as const] : []),
      ]}
    >
      {children}
    </OrderCase>
  )
}

/** Whether the buyer no longer has to wait for the label. */
const isOverdue = ({ actions }: Return) => actions.includes('own_postage') || actions.includes('dispute')

function postageText(
  { kind, max, paid }: NonNullable<Return['postage']>,
  amount: (decimal: number) => string,
) {
  if (kind === 'label') return returnCaseLabels.postageLabel
  return paid === null
    ? formatMessage(returnCaseLabels.postageMax, { max: amount(max ?? 0) })
    : formatMessage(returnCaseLabels.postagePaid, { amount: amount(paid) })
}
