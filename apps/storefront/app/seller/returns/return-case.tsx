import { minorUnits, toMinor } from '@stoa/api-client'
import type { Return } from '@stoa/api-client/schema'
import { OrderCase } from '@stoa/back-office'
import { useMoney, useOrderDates } from '@stoa/ui'
import type { ReactNode } from 'react'
import { CONDITIONS, RETURN_REASONS, RETURN_STATUS } from './return-words.ts'

export interface SellerReturnCaseProps {
  readonly found: Return
  readonly currency: string
  readonly children?: ReactNode
}

/** One return as the shop sees it: what comes back and why, how it stands, what it gives back. */
export function SellerReturnCase({ found, currency, children }: SellerReturnCaseProps) {
  const { money } = useMoney()
  const { day } = useOrderDates()
  const amount = (decimal: number) => money(toMinor(decimal, minorUnits(currency)), currency)
  const { status, lines, decideBy, sendBy, keptTotal, keptReason, rejectionReason, carrier } = found
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isOpen = status === 'requested' || status === 'approved' || status === 'in_transit'
  const text = {
    requested: decideBy
      ? `Answer by ${day(decideBy)}. Without an answer it is approved by itself.`
      : 'It waits for your answer.',
    approved: sendBy ? `The buyer has until ${day(sendBy)} to send it.` : 'The buyer has to send it now.',
    in_transit: 'It is on its way to you. Take it in when it is there.',
    received: 'You took it in, and nothing was to be refunded.',
    refunded: `${amount(found.refund.total)} went back to the buyer.`,
    rejected: rejectionReason ? `You declined it: ${rejectionReason}` : 'You declined it.',
    canceled: 'The buyer canceled it. Nothing comes back.',
  }[status]
  return (
    <OrderCase
      title={pieces === 1 ? 'Return of 1 item' : `Return of ${pieces} items`}
      status={RETURN_STATUS[status]}
      at={found.requestedAt}
      text={text}
      pieces={lines.map(line => ({
        id: line.orderLineId,
        title: line.title,
        quantity: line.quantity,
        note: [
          RETURN_REASONS[line.reason],
          line.receivedQuantity !== null && `${line.receivedQuantity} came back`,
          CONDITIONS.find(({ value }) => value === line.condition)?.label,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      words={found.text}
      pictures={found.pictures}
      facts={[
        ...(isOpen ? [['To be refunded', amount(found.refund.total)] as const] : []),
        ...(keptTotal > 0 ? [['Kept', amount(keptTotal)] as const] : []),
        ...(keptReason ? [['Kept because', keptReason] as const] : []),
        ...(carrier ? [['Carrier', carrier] as const] : []),
        ...(found.trackingNumber ? [['Tracking number', found.trackingNumber] as const] : []),
      ]}
    >
      {children}
    </OrderCase>
  )
}
