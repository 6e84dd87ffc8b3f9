import type { Tx } from '../../../platform/db/client.ts'
import type { Notify } from '../change-context.ts'
import type { Actor } from '../lifecycles/index.ts'
import type { WantedLine } from '../wanted-lines.ts'
import { type OrderEmailFacts, queueOrderEmail, queueShopEmail } from './order-emails.ts'

interface About {
  orderId: string
  notify: Notify
}

export interface CanceledFacts {
  actor: Actor
  reason: keyof typeof REASONS
  note: string | null
  /** Nothing of the order is left to be sent. */
  isWhole: boolean
  isRestocked: boolean
  lines: readonly WantedLine[]
  /** Minor units. */
  refundedMinor: number
}

/** Why, in words that go on after “…: ”. */
const REASONS = {
  customer: 'as you asked',
  inventory: 'the shop does not have it any more',
  fraud: 'something about the order did not look right',
  declined: 'the payment did not hold',
  staff: 'the shop made a mistake with it',
  expired: 'the shop did not send it in time',
  other: 'the shop cannot send it',
} as const

/** Tells the buyer of a cancellation and, unless it did it, the shop. */
export async function tellCanceled(tx: Tx, about: About, canceled: CanceledFacts): Promise<void> {
  const { reason, note, isWhole, lines } = canceled
  await queueOrderEmail(tx, about, order => ({
    kind: 'order-canceled',
    subject: isWhole ? 'Your order is canceled' : 'A part of your order is canceled',
    preview: refundWords(order, canceled.refundedMinor),
    paragraphs: [
      `${isWhole ? `Order ${order.number}` : `A part of order ${order.number}`} from ${order.shop} is canceled: ${REASONS[reason]}.`,
      refundWords(order, canceled.refundedMinor),
    ],
    sections: [{ heading: 'Canceled', rows: order.rowsOf(lines) }],
    // What the buyer wrote is for the shop.
    ...(note !== null && canceled.actor !== 'buyer' && { quote: note }),
    action: { label: 'See your order', href: order.orderUrl },
  }))
  if (canceled.actor === 'shop') return
  await queueShopEmail(tx, about, order => ({
    kind: 'shop-order-canceled',
    subject: `${isWhole ? 'Order' : 'A part of order'} ${order.number} is canceled`,
    preview: 'Please do not send it.',
    paragraphs: [
      {
        buyer: 'Its buyer has canceled it.',
        operator: 'The marketplace has canceled it.',
        system: 'It was not sent in time, so the marketplace has canceled it and refunded its buyer.',
      }[canceled.actor as Exclude<Actor, 'shop'>],
      `Please do not send it.${canceled.isRestocked ? ' Its items are back in stock.' : ''}`,
    ],
    sections: [{ heading: 'Canceled', rows: order.rowsOf(lines) }],
    ...(note !== null && { quote: note }),
    action: { label: 'See the order', href: order.sellerUrl },
  }))
}

/** Tells the buyer of a refund that no other email speaks of. */
export const tellRefunded = (
  tx: Tx,
  about: About,
  { amountMinor, note }: { amountMinor: number; note: string | null },
) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'order-refunded',
    subject: `${order.money(amountMinor)} goes back to you`,
    preview: `From ${order.shop}, for your order ${order.number}.`,
    paragraphs: [
      `${order.shop} has refunded ${order.money(amountMinor)} of your order ${order.number}.`,
      'It goes back the way it came. You need do nothing.',
    ],
    ...(note !== null && { quote: note }),
    action: { label: 'See your order', href: order.orderUrl },
    afterwards: ['If it has not arrived within ten days, please answer this email.'],
  }))

/** Tells the buyer that money which was promised is not on its way. */
export const tellRefundRefused = (tx: Tx, about: About, amountMinor: number) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'refund-refused',
    subject: 'A refund did not go through',
    preview: `We are looking for another way to send you ${order.money(amountMinor)}.`,
    paragraphs: [
      `${order.money(amountMinor)} of your order ${order.number} could not be sent back the way you paid.`,
      'It is still yours. We are looking for another way to send it to you.',
    ],
    action: { label: 'See your order', href: order.orderUrl },
    afterwards: ['If that card or account is closed, please answer this email and say so.'],
  }))

/** Tells the buyer of a refund that went another way than the payment came. */
export const tellRefundedOtherwise = (
  tx: Tx,
  about: About,
  { amountMinor, reference }: { amountMinor: number; reference: string },
) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'order-refunded',
    subject: `${order.money(amountMinor)} is on its way to you`,
    preview: `For your order ${order.number}.`,
    paragraphs: [
      `${order.money(amountMinor)} of your order ${order.number} could not go back the way you paid, so we have sent it another way.`,
      `It is called ${reference}.`,
    ],
    action: { label: 'See your order', href: order.orderUrl },
    afterwards: ['If it has not arrived within ten days, please answer this email.'],
  }))

const refundWords = ({ money }: OrderEmailFacts, refundedMinor: number): string =>
  refundedMinor === 0
    ? 'There is nothing to refund.'
    : `${money(refundedMinor)} goes back to you, the way it came. You need do nothing.`
