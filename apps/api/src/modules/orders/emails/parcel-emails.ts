import type { Tx } from '../../../platform/db/client.ts'
import type { Notify } from '../change-context.ts'
import type { WantedLine } from '../wanted-lines.ts'
import { queueOrderEmail } from './order-emails.ts'

interface About {
  orderId: string
  notify: Notify
}

interface Parcel {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  isReplacement: boolean
  lines: readonly WantedLine[]
}

export const tellConfirmed = (tx: Tx, about: About) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'order-confirmed',
    subject: `${order.shop} has confirmed your order`,
    preview: `Order ${order.number} is being made ready.`,
    paragraphs: [
      `${order.shop} has your order ${order.number} and makes it ready. You hear from us when it is on its way.`,
    ],
    action: { label: 'See your order', href: order.orderUrl },
  }))

export const tellShipped = (tx: Tx, about: About, parcel: Parcel) =>
  queueOrderEmail(tx, about, order => {
    const seeOrder = { label: 'See your order', href: order.orderUrl }
    const carried = [parcel.carrier, parcel.trackingNumber].filter(word => word !== null).join(', ')
    return {
      kind: 'order-shipped',
      subject: parcel.isReplacement ? 'Your replacement is on its way' : 'Your parcel is on its way',
      preview: `From ${order.shop}, for your order ${order.number}.`,
      paragraphs: [
        `${order.shop} has sent a parcel for your order ${order.number}${carried && ` with ${carried}`}.`,
      ],
      sections: [
        {
          heading: 'In this parcel',
          rows: order.rowsOf(parcel.lines).map(({ amount: _, ...row }) => row),
        },
      ],
      ...(parcel.trackingUrl === null
        ? { action: seeOrder }
        : { action: { label: 'Follow the parcel', href: parcel.trackingUrl }, link: seeOrder }),
      afterwards: ['When it is there, you can say so on the page of your order.'],
    }
  })

/** What the email about the parcel said of its way was wrong. */
export const tellTrackingChanged = (tx: Tx, about: About, parcel: Omit<Parcel, 'isReplacement'>) =>
  queueOrderEmail(tx, about, order => {
    const seeOrder = { label: 'See your order', href: order.orderUrl }
    const carried = [parcel.carrier, parcel.trackingNumber].filter(word => word !== null).join(', ')
    return {
      kind: 'order-tracking-changed',
      subject: 'Your parcel has a new tracking number',
      preview: `From ${order.shop}, for your order ${order.number}.`,
      paragraphs: [
        carried === ''
          ? `${order.shop} has taken back the tracking number of a parcel for your order ${order.number}.`
          : `${order.shop} has corrected how to follow a parcel for your order ${order.number}: ${carried}.`,
      ],
      sections: [
        {
          heading: 'In this parcel',
          rows: order.rowsOf(parcel.lines).map(({ amount: _, ...row }) => row),
        },
      ],
      ...(parcel.trackingUrl === null
        ? { action: seeOrder }
        : { action: { label: 'Follow the parcel', href: parcel.trackingUrl }, link: seeOrder }),
    }
  })

/** @param isAssumed nobody said so: it was on its way long enough */
export const tellDelivered = (tx: Tx, about: About, parcel: Pick<Parcel, 'lines'> & { isAssumed: boolean }) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'order-delivered',
    subject: 'Your parcel has arrived',
    preview: `How do you like what came from ${order.shop}?`,
    paragraphs: [
      parcel.isAssumed
        ? `Your parcel from ${order.shop} has been on its way for 14 days, so we take it as delivered.`
        : `Your parcel from ${order.shop} for order ${order.number} has arrived.`,
      'How do you like it? A few words and a picture help others to choose, and the shop to get better.',
    ],
    sections: [
      { heading: 'In this parcel', rows: order.rowsOf(parcel.lines).map(({ amount: _, ...row }) => row) },
    ],
    action: { label: 'Write a review', href: order.orderUrl },
    afterwards: [
      'Something has not arrived, is damaged, or you want to send it back? The page of your order has all of it.',
    ],
  }))
