import type { Tx } from '../../../platform/db/client.ts'
import { dayInWords } from '../../../platform/local-day.ts'
import { createMoney } from '../../../platform/money.ts'
import { compose, queueEmail } from '../../mail/index.ts'
import {
  aboutOrder,
  type CommandContext,
  type OrderEmailDraft,
  type OrderState,
  queueOrderEmail,
  queueShopEmail,
} from '../../orders/index.ts'

interface Opened {
  id: string
  amountMinor: number
  text: string
  decideBy: Date
}

/** To the shop, and to the operator, who has to decide. */
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
      preview: `${facts.money(amountMinor)} is held back until it is decided.`,
      paragraphs: [
        `A buyer asks us to decide about order ${facts.number}. ${facts.money(amountMinor)} of what you are owed is held back until then, and nothing else.`,
        `We decide by ${dayInWords(decideBy)}. Please answer this email within three working days with all that speaks for you: the proof of delivery, photographs, what you two wrote.`,
      ],
      quote: text,
      action: { label: 'See the order', href: facts.sellerUrl },
    }),
  )
  if (!context.notify) return
  await queueEmail(
    tx,
    compose(context.notify.siteUrl, {
      kind: 'dispute-to-decide',
      recipient: operatorEmail,
      subject: `A dispute to decide: order ${order.number}`,
      preview: `Please decide by ${dayInWords(decideBy)}.`,
      greeting: 'To the operator.',
      paragraphs: [
        `A buyer opened a dispute about order ${order.number}. In question: ${createMoney(order.currency).format(amountMinor)}. Please decide by ${dayInWords(decideBy)}.`,
        `Look at it: pnpm --filter api dispute show ${id}`,
        `Decide: pnpm --filter api dispute decide ${id} buyer|seller --because "…"`,
      ],
      quote: text,
    }),
  )
}

interface Decided {
  isForBuyer: boolean
  refundMinor: number
  releasedMinor: number
  decision: string
}

/** To both. */
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
        ? `Decided for you: ${facts.money(refundMinor)} goes back to you`
        : `Your dispute about order ${facts.number} is decided`,
      preview: isForBuyer ? 'It goes back the way it came.' : 'For the shop, and why.',
      paragraphs: [
        isForBuyer
          ? `We have decided your dispute with ${facts.shop} about order ${facts.number} for you. ${facts.money(refundMinor)} goes back to you the way it came. Your bank may need a few days to show it.`
          : `We have decided your dispute with ${facts.shop} about order ${facts.number} for the shop.`,
        'Our reasons:',
      ],
      quote: decision,
      action: { label: 'See your order', href: facts.orderUrl },
      afterwards: [
        'If you think that we overlooked something, answer this email. Somebody who did not decide reads it.',
      ],
    }),
  )
  await queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'dispute-decided',
      subject: `The dispute about order ${facts.number} is decided`,
      preview: isForBuyer ? 'For the buyer, and why.' : 'For you.',
      paragraphs: [
        isForBuyer
          ? `We have decided the dispute about order ${facts.number} for the buyer. ${facts.money(refundMinor)} is refunded, and the ${facts.money(releasedMinor)} that were held back are released.`
          : `We have decided the dispute about order ${facts.number} for you. The ${facts.money(releasedMinor)} that were held back are released.`,
        'Our reasons:',
      ],
      quote: decision,
      action: { label: 'See the order', href: facts.sellerUrl },
      afterwards: [
        'If you think that we are wrong, answer this email within fourteen days. Somebody who was not part of it reads the case again.',
      ],
    }),
  )
}
