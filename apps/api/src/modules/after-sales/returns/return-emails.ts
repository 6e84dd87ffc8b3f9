import type { Tx } from '../../../platform/db/client.ts'
import { createMoney } from '../../../platform/money.ts'
import {
  aboutOrder,
  type CommandContext,
  DISPUTE_IT,
  type OrderEmailDraft,
  type OrderEmailFacts,
  type OrderState,
  queueOrderEmail,
  queueShopEmail,
  seeOrder,
} from '../../orders/index.ts'
import type { ReturnState } from './returns.repository.ts'

export type Items = ReturnState['lines']

export const items = (facts: OrderEmailFacts, lines: Items, heading = 'Items to return') => [
  facts.itemsOf(heading, lines),
]

/** Next steps of a buyer with the parcel of a return. */
export const RETURN_PARCEL = [
  'Include a note with the order number, keep the carrier’s receipt, and mark the return as sent on your order page.',
  'We’ll refund your original payment method once the shop has the parcel.',
]

/** Emails the shop. */
export const tellReturnRequested = (
  tx: Tx,
  order: OrderState,
  { lines, text, decideBy }: { lines: Items; text: string | null; decideBy: Date },
  context: CommandContext,
): Promise<void> =>
  queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-requested',
      subject: `Return request for order ${facts.number}`,
      preview: `Answer by ${facts.deadline(decideBy)}.`,
      paragraphs: [
        `A buyer wants to return items from order ${facts.number}.`,
        `Approve or decline it by ${facts.deadline(decideBy)}. After that, it’s approved automatically.`,
      ],
      sections: items(facts, lines),
      ...(text && { quote: text }),
      action: { label: 'Answer the return', href: facts.sellerUrl },
    }),
  )

/** Emails the buyer. @param given.maxPostage most that is reimbursed, as a decimal, if the buyer pays */
export const tellReturnApproved = (
  tx: Tx,
  order: OrderState,
  given: {
    lines: Items
    instructions: string
    sendBy: Date
    postage: 'label' | 'reimburse'
    maxPostage?: number | undefined
  },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(tx, aboutOrder(order, context), (facts): OrderEmailDraft => {
    const { lines, instructions, sendBy, postage, maxPostage = 0 } = given
    const { toMinor } = createMoney(order.currency)
    return {
      kind: 'return-approved',
      subject: `Your return to ${facts.shop} is approved`,
      preview: `Send it by ${facts.deadline(sendBy)}.`,
      paragraphs: [
        `Your return for order ${facts.number} is approved. Send the parcel by ${facts.deadline(sendBy)}; after that, the return is canceled.`,
        postage === 'label'
          ? 'The shop has paid for shipping. Download the label from your order page, and stick it on the parcel.'
          : `Pay the postage yourself and keep the receipt. Enter what you paid when you mark the return as sent: we refund it with the items, up to ${facts.money(toMinor(maxPostage))}.`,
        'Where and how to send it:',
      ],
      quote: instructions,
      sections: items(facts, lines),
      action: { label: 'See the return', href: facts.orderUrl },
      afterwards: RETURN_PARCEL,
    }
  })

/** Emails the buyer. */
export const tellReturnRejected = (
  tx: Tx,
  order: OrderState,
  { lines, reason }: { lines: Items; reason: string },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-rejected',
      subject: `Your return to ${facts.shop} was declined`,
      preview: 'See the shop’s reason and what you can do.',
      paragraphs: [`${facts.shop} declined your return for order ${facts.number}. Reason:`],
      quote: reason,
      sections: items(facts, lines, 'Items'),
      action: seeOrder(facts),
      afterwards: [DISPUTE_IT],
    }),
  )

/** Emails the buyer. */
export const tellReturnLapsed = (
  tx: Tx,
  order: OrderState,
  { lines }: { lines: Items },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-lapsed',
      subject: `Your return to ${facts.shop} was canceled`,
      preview: 'It wasn’t marked as sent in time.',
      paragraphs: [
        `Your return for order ${facts.number} wasn’t marked as sent in time, so we canceled it. You keep the items.`,
        'If you’ve already sent it, reply to this email with the receipt. If you still want to return the items and the time for returns isn’t over, request the return again.',
      ],
      sections: items(facts, lines, 'Items'),
      action: seeOrder(facts),
    }),
  )

/** Emails the buyer. */
export const tellReturnReceived = (
  tx: Tx,
  order: OrderState,
  result: {
    lines: Items
    itemMinor: number
    shippingMinor: number
    postageMinor: number
    /** Whether the shop stated the postage, because the buyer hadn't. */
    isPostageByShop: boolean
    keptMinor: number
    keptReason: string | null
  },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(tx, aboutOrder(order, context), (facts): OrderEmailDraft => {
    const { lines, itemMinor, shippingMinor, postageMinor, isPostageByShop, keptMinor, keptReason } = result
    const sumMinor = itemMinor + shippingMinor + postageMinor
    const total = facts.money(sumMinor)
    const isRefunded = sumMinor > 0
    const came = lines.map(line => ({ ...line, quantity: line.receivedQuantity ?? 0 }))
    const isAllThere = lines.every(line => line.receivedQuantity === line.quantity)
    const isShort = keptMinor > 0 || !isAllThere
    return {
      kind: 'return-received',
      subject: isRefunded
        ? `${facts.shop} has your return: your refund of ${total}`
        : `${facts.shop} has your return`,
      preview: isRefunded
        ? `We’re refunding ${total} to your original payment method.`
        : 'There’s no refund. See why.',
      paragraphs: [
        `${facts.shop} has received your return for order ${facts.number}.`,
        isRefunded
          ? `We’re refunding ${total} to your original payment method. Your bank may need a few days to show it.`
          : 'There’s no refund for it.',
        ...(isAllThere ? [] : ['The shop says that not all items were in the parcel.']),
        ...(isPostageByShop
          ? [
              `You hadn’t marked the return as sent, so the shop entered the postage: ${facts.money(postageMinor)}. If you paid more, write to the shop; it can refund the rest.`,
            ]
          : []),
        ...(keptMinor > 0 ? [`The shop keeps ${facts.money(keptMinor)} of the price. Its reason:`] : []),
      ],
      ...(keptMinor > 0 && keptReason && { quote: keptReason }),
      sections: [
        ...items(facts, came, 'Returned items').filter(({ rows }) => rows.length > 0),
        {
          heading: 'Your refund',
          rows: [
            { text: 'Items', amount: facts.money(itemMinor) },
            { text: 'Shipping', amount: facts.money(shippingMinor) },
            ...(postageMinor > 0
              ? [{ text: 'Postage of the return', amount: facts.money(postageMinor) }]
              : []),
          ],
        },
      ],
      action: seeOrder(facts),
      ...(isShort && {
        afterwards: [DISPUTE_IT],
      }),
    }
  })
