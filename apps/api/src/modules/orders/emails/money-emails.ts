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
  /** Whether no item of the order is left to be shipped. */
  isWhole: boolean
  isRestocked: boolean
  lines: readonly WantedLine[]
  /** Minor units. */
  refundedMinor: number
}

/** Reason of a cancellation, as the end of a sentence after “…: ”. */
const REASONS = {
  customer: 'as you asked',
  inventory: 'the shop no longer has it',
  fraud: 'something about the order didn’t look right',
  declined: 'the payment failed',
  staff: 'the shop made a mistake',
  expired: 'the shop didn’t ship it in time',
  other: 'the shop can’t ship it',
} as const

const reasonOf = ({ actor, reason }: CanceledFacts): string =>
  actor === 'operator' && reason === 'other' ? 'the marketplace decided so' : REASONS[reason]

/** Emails the buyer about a cancellation, and the shop unless it canceled. */
export async function tellCanceled(tx: Tx, about: About, canceled: CanceledFacts): Promise<void> {
  const { note, isWhole, lines } = canceled
  await queueOrderEmail(tx, about, order => ({
    kind: 'order-canceled',
    subject: isWhole ? 'Your order was canceled' : 'Part of your order was canceled',
    preview: refundWords(order, canceled.refundedMinor),
    paragraphs: [
      `${isWhole ? `Order ${order.number}` : `Part of order ${order.number}`} from ${order.shop} was canceled: ${reasonOf(canceled)}.`,
      refundWords(order, canceled.refundedMinor),
    ],
    sections: [order.itemsOf('Canceled', lines)],
    // The buyer's note is for the shop only.
    ...(note !== null && canceled.actor !== 'buyer' && { quote: note }),
    action: { label: 'See your order', href: order.orderUrl },
  }))
  if (canceled.actor === 'shop') return
  await queueShopEmail(tx, about, order => ({
    kind: 'shop-order-canceled',
    subject: `${isWhole ? 'Order' : 'Part of order'} ${order.number} was canceled`,
    preview: 'Please don’t ship it.',
    paragraphs: [
      {
        buyer: 'The buyer has canceled it.',
        operator: 'The marketplace has canceled it.',
        system: 'It wasn’t shipped in time, so the marketplace has canceled it and refunded the buyer.',
      }[canceled.actor as Exclude<Actor, 'shop'>],
      `Please don’t ship it.${canceled.isRestocked ? ' The items are back in stock.' : ''}`,
    ],
    sections: [order.itemsOf('Canceled', lines)],
    ...(note !== null && { quote: note }),
    action: { label: 'See the order', href: order.sellerUrl },
  }))
}

/** Tells the buyer of a refund that no other email mentions. */
export const tellRefunded = (
  tx: Tx,
  about: About,
  { actor, amountMinor, note }: { actor: Actor; amountMinor: number; note: string | null },
) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'order-refunded',
    subject: `Your refund of ${order.money(amountMinor)}`,
    preview: `From ${order.shop}, for your order ${order.number}.`,
    paragraphs: [
      actor === 'operator'
        ? `We’ve refunded ${order.money(amountMinor)} of your order ${order.number} from ${order.shop}.`
        : `${order.shop} has refunded ${order.money(amountMinor)} of your order ${order.number}.`,
      'We’re refunding your original payment method. No action needed.',
    ],
    ...(note !== null && { quote: note }),
    action: { label: 'See your order', href: order.orderUrl },
    afterwards: ['If it hasn’t arrived within ten days, reply to this email.'],
  }))

/** Tells the buyer that a promised refund failed. */
export const tellRefundRefused = (tx: Tx, about: About, amountMinor: number) =>
  queueOrderEmail(tx, about, order => ({
    kind: 'refund-refused',
    subject: 'A refund didn’t go through',
    preview: `We’re looking for another way to send you ${order.money(amountMinor)}.`,
    paragraphs: [
      `${order.money(amountMinor)} of your order ${order.number} couldn’t be refunded to your original payment method.`,
      'It’s still yours. We’re looking for another way to send it to you.',
    ],
    action: { label: 'See your order', href: order.orderUrl },
    afterwards: ['If that card or account is closed, reply to this email and tell us.'],
  }))

/** Tells the buyer of a refund that wasn't made to the original payment method. */
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
      `${order.money(amountMinor)} of your order ${order.number} couldn’t be refunded to your original payment method, so we’ve sent it another way.`,
      `Its reference is ${reference}.`,
    ],
    action: { label: 'See your order', href: order.orderUrl },
    afterwards: ['If it hasn’t arrived within ten days, reply to this email.'],
  }))

const refundWords = ({ money }: OrderEmailFacts, refundedMinor: number): string =>
  refundedMinor === 0
    ? 'There’s nothing to refund.'
    : `We’re refunding ${money(refundedMinor)} to your original payment method. No action needed.`
