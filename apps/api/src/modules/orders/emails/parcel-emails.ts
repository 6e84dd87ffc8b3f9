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
    step: 'confirmed',
    subject: `${order.shop} has confirmed your order`,
    preview: `Order ${order.number} is being prepared.`,
    paragraphs: [`${order.shop} is preparing your order ${order.number}. We’ll email you when it ships.`],
    action: { label: 'See your order', href: order.orderUrl },
  }))

export const tellShipped = (tx: Tx, about: About, parcel: Parcel) =>
  queueOrderEmail(tx, about, order => {
    // Links of shops are shown on the order's page only, with their host: an email of ours vouches for what it links to.
    const label = parcel.trackingUrl === null ? 'See your order' : 'Track your parcel'
    const seeOrder = { label, href: order.orderUrl }
    const carried = [parcel.carrier, parcel.trackingNumber].filter(word => word !== null).join(', ')
    return {
      kind: 'order-shipped',
      step: 'shipped',
      subject: parcel.isReplacement ? 'Your replacement is on its way' : 'Your parcel is on its way',
      preview: `From ${order.shop}, for your order ${order.number}.`,
      paragraphs: [
        `${order.shop} has shipped a parcel for your order ${order.number}${carried && ` with ${carried}`}.`,
      ],
      sections: [order.parcelOf(parcel.lines)],
      action: seeOrder,
      afterwards: ['When it arrives, you can mark it as delivered on your order page.'],
    }
  })

/** Tells the buyer that the tracking details in an earlier email were wrong. */
export const tellTrackingChanged = (tx: Tx, about: About, parcel: Omit<Parcel, 'isReplacement'>) =>
  queueOrderEmail(tx, about, order => {
    const label = parcel.trackingUrl === null ? 'See your order' : 'Track your parcel'
    const seeOrder = { label, href: order.orderUrl }
    const carried = [parcel.carrier, parcel.trackingNumber].filter(word => word !== null).join(', ')
    return {
      kind: 'order-tracking-changed',
      subject: 'The tracking of your parcel has changed',
      preview: `From ${order.shop}, for your order ${order.number}.`,
      paragraphs: [
        carried === ''
          ? `${order.shop} has removed the tracking number of a parcel in your order ${order.number}.`
          : `${order.shop} has updated the tracking details of a parcel in your order ${order.number}: ${carried}.`,
      ],
      sections: [order.parcelOf(parcel.lines)],
      action: seeOrder,
    }
  })

/** @param isAssumed whether arrival is only assumed, because the parcel was shipped long enough ago */
export const tellDelivered = (tx: Tx, about: About, parcel: Pick<Parcel, 'lines'> & { isAssumed: boolean }) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'order-delivered',
    step: 'delivered',
    subject: 'Your parcel has arrived',
    preview: `How do you like your items from ${order.shop}?`,
    paragraphs: [
      parcel.isAssumed
        ? `Your parcel from ${order.shop} has been on its way for 14 days, so we’ve marked it as delivered.`
        : `Your parcel from ${order.shop} for order ${order.number} has arrived.`,
      'How do you like it? A short review with a picture helps other buyers choose and the shop improve.',
    ],
    sections: [order.parcelOf(parcel.lines)],
    action: { label: 'Write a review', href: order.orderUrl },
    afterwards: ['Missing or damaged item, or want to return something? Go to your order.'],
  }))
