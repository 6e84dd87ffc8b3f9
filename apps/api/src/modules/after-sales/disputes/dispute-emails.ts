import type { Tx } from '../../../platform/db/client.ts'
import { compose, operatorReference, queueEmail } from '../../mail/index.ts'
import {
  aboutOrder,
  type CommandContext,
  type OrderEmailDraft,
  type OrderState,
  queueOrderEmail,
  queueShopEmail,
  seeOrder,
  type WantedLine,
} from '../../orders/index.ts'

interface Opened {
  id: string
  amountMinor: number
  text: string
  decideBy: Date
}

/** Emails the shop, and the operator, who has to decide. */
export async function tellDisputeOpened(
  tx: Tx,
  order: OrderState,
  { id, amountMinor, text, decideBy }: Opened,
  { operatorEmail, ...context }: CommandContext & { operatorEmail: string },
): Promise<void> {
  await queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'dispute-opened',
      subject: `A dispute about order ${facts.number}`,
      preview: `${facts.money(amountMinor)} is on hold until the dispute is decided.`,
      paragraphs: [
        `A buyer asked us to decide about order ${facts.number}. ${facts.money(amountMinor)} of your balance is on hold until then, and nothing else.`,
        `We decide by ${facts.deadline(decideBy)}. Tell us your side on the order’s page within three working days, with your evidence: proof of delivery, pictures, messages with the buyer.`,
      ],
      quote: text,
      action: { label: 'See the order', href: facts.sellerUrl },
    }),
  )
  if (!context.notify) return
  const { words } = context.notify
  await queueEmail(
    tx,
    compose(context.notify, {
      kind: 'dispute-to-decide',
      recipient: operatorEmail,
      subject: `A dispute to decide: order ${order.number}`,
      preview: `Decide by ${words.deadline(decideBy)}.`,
      greeting: 'Hello,',
      paragraphs: [
        `A buyer opened a dispute about order ${order.number}. In question: ${words.money(order.currency)(amountMinor)}. Decide by ${words.deadline(decideBy)}.`,
        operatorReference(context.notify, {
          record: `Dispute ${id}`,
          path: `/cases/dispute/${id}`,
          section: 'Disputes',
        }),
      ],
      quote: text,
    }),
  )
}

/** Emails the buyer what the shop says. */
export const tellStatementAdded = (
  tx: Tx,
  order: OrderState,
  text: string,
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'dispute-statement',
      subject: `${facts.shop} answered in your dispute`,
      preview: `About order ${facts.number}.`,
      paragraphs: [
        `${facts.shop} told us its side of your dispute about order ${facts.number}. You’ll find its pictures, if it sent any, on your order page.`,
        'The shop wrote:',
      ],
      quote: text,
      action: seeOrder(facts),
      afterwards: ['You don’t have to do anything. To add something, reply to this email.'],
    }),
  )

interface Decided {
  isForBuyer: boolean
  refundMinor: number
  releasedMinor: number
  decision: string
}

/** Emails both sides. */
export async function tellDisputeDecided(
  tx: Tx,
  order: OrderState,
  { isForBuyer, refundMinor, releasedMinor, decision }: Decided,
  context: CommandContext,
): Promise<void> {
  await queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'dispute-decided',
      subject: isForBuyer
        ? `Decided for you: your refund of ${facts.money(refundMinor)}`
        : `Your dispute about order ${facts.number} is decided`,
      preview: isForBuyer
        ? 'We’re refunding your original payment method.'
        : 'We decided for the shop. See our reasons.',
      paragraphs: [
        isForBuyer
          ? `We have decided your dispute with ${facts.shop} about order ${facts.number} for you. We’re refunding ${facts.money(refundMinor)} to your original payment method. Your bank may need a few days to show it.`
          : `We have decided your dispute with ${facts.shop} about order ${facts.number} for the shop.`,
        'Our reasons:',
      ],
      quote: decision,
      action: { label: 'See your order', href: facts.orderUrl },
      afterwards: [
        'If you think we missed something, reply to this email. Someone who wasn’t part of the decision will read it.',
      ],
    }),
  )
  await queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'dispute-decided',
      subject: `The dispute about order ${facts.number} is decided`,
      preview: isForBuyer ? 'We decided for the buyer. See our reasons.' : 'We decided for you.',
      paragraphs: [
        isForBuyer
          ? `We have decided the dispute about order ${facts.number} for the buyer. ${facts.money(refundMinor)} is refunded, and the ${facts.money(releasedMinor)} on hold is released.`
          : `We have decided the dispute about order ${facts.number} for you. The ${facts.money(releasedMinor)} on hold is released.`,
        'Our reasons:',
      ],
      quote: decision,
      action: { label: 'See the order', href: facts.sellerUrl },
      afterwards: [
        'If you think we’re wrong, reply to this email within 14 days. Someone who wasn’t part of the decision will review it.',
      ],
    }),
  )
}

/** Emails both sides that a return has ended without its items. */
export async function tellReturnDecided(
  tx: Tx,
  order: OrderState,
  { lines, because, refundMinor }: { lines: readonly WantedLine[]; because: string; refundMinor: number },
  context: CommandContext,
): Promise<void> {
  const isRefunded = refundMinor > 0
  await queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-decided',
      subject: isRefunded
        ? `Your refund of ${facts.money(refundMinor)} from ${facts.shop}`
        : `Your return to ${facts.shop} has ended`,
      preview: isRefunded ? 'You can keep the items.' : 'Nothing is refunded. See our reasons.',
      paragraphs: [
        isRefunded
          ? `We decided about your return for order ${facts.number}: we’re refunding ${facts.money(refundMinor)} to your original payment method, and you can keep the items. Your bank may need a few days to show the refund.`
          : `We ended your return for order ${facts.number}. You keep the items, and nothing is refunded.`,
        'Our reasons:',
      ],
      quote: because,
      sections: [facts.itemsOf('Items', lines)],
      action: seeOrder(facts),
    }),
  )
  await queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-decided',
      subject: `We decided a return for order ${facts.number}`,
      preview: isRefunded ? `${facts.money(refundMinor)} is refunded.` : 'Nothing is refunded.',
      paragraphs: [
        isRefunded
          ? `We decided about the return for order ${facts.number}: ${facts.money(refundMinor)} is refunded to the buyer, who keeps the items.`
          : `We ended the return for order ${facts.number}. The buyer keeps the items, and nothing is refunded.`,
        'Our reasons:',
      ],
      quote: because,
      sections: [facts.itemsOf('Items', lines)],
      action: { label: 'See the order', href: facts.sellerUrl },
    }),
  )
}
