'use client'

import { Text } from '../../primitives/text/index.ts'
import { Timeline } from '../../primitives/timeline/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { useOrderDates } from './order-dates.ts'

const EVENTS = {
  placed: 'eventPlaced',
  confirmed: 'eventConfirmed',
  shipped: 'eventShipped',
  trackingChanged: 'eventTrackingChanged',
  delivered: 'eventDelivered',
  completed: 'eventCompleted',
  linesCanceled: 'eventLinesCanceled',
  canceled: 'eventCanceled',
  refunded: 'eventRefunded',
  refundFailed: 'eventRefundFailed',
  returnRequested: 'eventReturnRequested',
  returnApproved: 'eventReturnApproved',
  returnRejected: 'eventReturnRejected',
  returnCanceled: 'eventReturnCanceled',
  returnSent: 'eventReturnSent',
  returnReceived: 'eventReturnReceived',
  claimOpened: 'eventClaimOpened',
  claimApproved: 'eventClaimApproved',
  claimRejected: 'eventClaimRejected',
  claimWithdrawn: 'eventClaimWithdrawn',
  claimResolved: 'eventClaimResolved',
  disputeOpened: 'eventDisputeOpened',
  disputeReviewed: 'eventDisputeReviewed',
  disputeResolvedBuyer: 'eventDisputeResolvedBuyer',
  disputeResolvedSeller: 'eventDisputeResolvedSeller',
} as const satisfies Record<string, keyof typeof orderLabels>

export const ORDER_EVENTS = Object.keys(EVENTS) as OrderEventName[]

export type OrderEventName = keyof typeof EVENTS

export interface OrderEventData {
  /** Kind of the event, which the list shows as a text. */
  kind: OrderEventName
  /** Time of the event, ISO 8601. */
  at: string
}

/** Shows the events of an order, newest first and strongest. */
export function OrderTimeline({
  events,
}: {
  /** Events, oldest first; shown newest first. Empty says that there are none yet. */
  events: readonly OrderEventData[]
}) {
  const t = useLabels('order', orderLabels)
  const { moment } = useOrderDates()
  if (events.length === 0)
    return (
      <Text step="sm" emphasis="soft">
        {t('noTimeline')}
      </Text>
    )
  return (
    <div data-component="OrderTimeline">
      <Timeline
        items={[...events].reverse().map(({ kind, at }, place) => ({
          id: `${events.length - place} ${kind}`,
          title: t(EVENTS[kind]),
          at,
          time: moment(at),
        }))}
        current={`${events.length} ${events.at(-1)?.kind}`}
      />
    </div>
  )
}
