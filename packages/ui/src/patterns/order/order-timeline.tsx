'use client'

import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { useOrderDates } from './order-dates.ts'
import * as styles from './order-timeline.css.ts'

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
  if (events.length === 0) return <p className={styles.none}>{t('noTimeline')}</p>
  return (
    <ol className={styles.list} data-component="OrderTimeline">
      {[...events].reverse().map(({ kind, at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind can happen at one moment, and none moves
        <li key={`${events.length - place} ${kind}`} className={styles.event({ newest: place === 0 })}>
          <span className={styles.what}>{t(EVENTS[kind])}</span>
          <time dateTime={at} className={styles.when}>
            {moment(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
