import type { Tx } from '../../../platform/db/client.ts'
import { dayInWords } from '../../../platform/local-day.ts'
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

type Items = ReturnState['lines']

const items = (facts: OrderEmailFacts, lines: Items, heading = 'What goes back') => [
  { heading, rows: facts.rowsOf(lines) },
]

/** To the shop. */
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
      subject: `A return is requested for order ${facts.number}`,
      preview: `Please answer by ${dayInWords(decideBy)}.`,
      paragraphs: [
        `A buyer would like to return items of order ${facts.number}.`,
        `Please approve or reject it by ${dayInWords(decideBy)}. After that it is approved by itself.`,
      ],
      sections: items(facts, lines),
      ...(text && { quote: text }),
      action: { label: 'Answer the return', href: facts.sellerUrl },
    }),
  )

/** To the buyer. */
export const tellReturnApproved = (
  tx: Tx,
  order: OrderState,
  { lines, instructions, sendBy }: { lines: Items; instructions: string; sendBy: Date },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-approved',
      subject: `Your return to ${facts.shop} is approved`,
      preview: `Please hand it over by ${dayInWords(sendBy)}.`,
      paragraphs: [
        `Your return of items of order ${facts.number} is approved. Please hand the parcel over by ${dayInWords(sendBy)}; after that the return lapses.`,
        'This is where to send it and how:',
      ],
      quote: instructions,
      sections: items(facts, lines),
      action: { label: 'Say that it is on its way', href: facts.orderUrl },
      afterwards: [
        'Put in a note with the order number, and keep the receipt of the carrier.',
        'Your money goes back the way it came once the shop has the parcel.',
      ],
    }),
  )

/** To the buyer. */
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
      subject: `Your return to ${facts.shop} was rejected`,
      preview: 'The shop’s reason, and what you can do.',
      paragraphs: [`${facts.shop} does not take back these items of order ${facts.number}. Its reason:`],
      quote: reason,
      sections: items(facts, lines, 'What it is about'),
      action: seeOrder(facts),
      afterwards: [DISPUTE_IT],
    }),
  )

/** To the buyer. */
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
      subject: `Your return to ${facts.shop} has lapsed`,
      preview: 'It was not sent within fourteen days.',
      paragraphs: [
        `We have not heard within fourteen days that your return of items of order ${facts.number} is on its way. So it is canceled, and you keep the items.`,
        'If you have sent it, please answer this email with the receipt. If you still want to return it and your thirty days are not over, request the return again.',
      ],
      sections: items(facts, lines, 'What it was about'),
      action: seeOrder(facts),
    }),
  )

/** To the buyer. */
export const tellReturnReceived = (
  tx: Tx,
  order: OrderState,
  result: {
    lines: Items
    itemMinor: number
    shippingMinor: number
    keptMinor: number
    keptReason: string | null
  },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(tx, aboutOrder(order, context), (facts): OrderEmailDraft => {
    const { lines, itemMinor, shippingMinor, keptMinor, keptReason } = result
    const total = facts.money(itemMinor + shippingMinor)
    const isRefunded = itemMinor + shippingMinor > 0
    const came = lines.map(line => ({ ...line, quantity: line.receivedQuantity ?? 0 }))
    const isAllThere = lines.every(line => line.receivedQuantity === line.quantity)
    const isShort = keptMinor > 0 || !isAllThere
    return {
      kind: 'return-received',
      subject: isRefunded
        ? `${facts.shop} has your return: ${total} goes back to you`
        : `${facts.shop} has your return`,
      preview: isRefunded ? `${total} goes back the way it came.` : 'Nothing is refunded; here is why.',
      paragraphs: [
        `${facts.shop} has received your return of order ${facts.number}.`,
        isRefunded
          ? `${total} goes back to you the way it came. Your bank may need a few days to show it.`
          : 'Nothing is refunded for it.',
        ...(isAllThere ? [] : ['Not all of the items were in the parcel, the shop says.']),
        ...(keptMinor > 0
          ? [`The shop keeps ${facts.money(keptMinor)} of the price. This is how it came to that:`]
          : []),
      ],
      ...(keptMinor > 0 && keptReason && { quote: keptReason }),
      sections: [
        ...items(facts, came, 'What came back').filter(({ rows }) => rows.length > 0),
        {
          heading: 'What you get back',
          rows: [
            { text: 'Items', amount: facts.money(itemMinor) },
            { text: 'Delivery', amount: facts.money(shippingMinor) },
          ],
        },
      ],
      action: seeOrder(facts),
      ...(isShort && {
        afterwards: [DISPUTE_IT],
      }),
    }
  })
