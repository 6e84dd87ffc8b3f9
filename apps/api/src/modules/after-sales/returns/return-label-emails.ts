import type { Tx } from '../../../platform/db/client.ts'
import {
  aboutOrder,
  type CommandContext,
  type OrderEmailDraft,
  type OrderState,
  queueOrderEmail,
  queueShopEmail,
} from '../../orders/index.ts'
import { type Items, items, RETURN_PARCEL } from './return-emails.ts'

const WAIT_FOR_LABEL =
  'If there’s no label by then, your order page shows how to pay the postage yourself and get it back, or how to open a dispute.'

/** Emails the buyer that a return is approved because the shop didn't answer, and asks the shop for its label. */
export async function tellApprovedUnanswered(
  tx: Tx,
  order: OrderState,
  { lines, instructions, labelDueAt }: { lines: Items; instructions: string; labelDueAt: Date },
  context: CommandContext,
): Promise<void> {
  await queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-approved',
      subject: `Your return to ${facts.shop} is approved`,
      preview: `Wait for the label: the shop has until ${facts.deadline(labelDueAt)}.`,
      paragraphs: [
        context.actor === 'operator'
          ? `We approved your return to ${facts.shop} for order ${facts.number}.`
          : `${facts.shop} didn’t answer in time, so your return for order ${facts.number} is approved.`,
        `The shop has until ${facts.deadline(labelDueAt)} to provide a paid label. We’ll email you when it’s there; wait for it before you send the parcel. ${WAIT_FOR_LABEL}`,
        'Where to send it then:',
      ],
      quote: instructions,
      sections: items(facts, lines),
      action: { label: 'See the return', href: facts.orderUrl },
    }),
  )
  await queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-label-wanted',
      subject: `Add a label: return for order ${facts.number}`,
      preview: `The buyer waits for it until ${facts.deadline(labelDueAt)}.`,
      paragraphs: [
        context.actor === 'operator'
          ? `We approved the return for order ${facts.number}.`
          : `The return for order ${facts.number} wasn’t answered in time, so it’s approved.`,
        `Upload a paid label by ${facts.deadline(labelDueAt)}. After that, the buyer can pay the postage and get it back with the refund, or open a dispute.`,
      ],
      sections: items(facts, lines),
      action: { label: 'Add a label', href: facts.sellerUrl },
    }),
  )
}

/** Emails the buyer that the label is there. @param given.sendBy null if the return doesn't lapse */
export const tellLabelAdded = (
  tx: Tx,
  order: OrderState,
  { lines, sendBy }: { lines: Items; sendBy: Date | null },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'return-label',
      subject: `Your return label from ${facts.shop}`,
      preview: sendBy ? `Send the parcel by ${facts.deadline(sendBy)}.` : 'Send the parcel with it.',
      paragraphs: [
        `${facts.shop} has paid for shipping your return for order ${facts.number}. Download the label from your order page, and stick it on the parcel.`,
        sendBy
          ? `Send the parcel by ${facts.deadline(sendBy)}; after that, the return is canceled.`
          : 'Then send the parcel.',
      ],
      sections: items(facts, lines),
      action: { label: 'Get the label', href: facts.orderUrl },
      afterwards: RETURN_PARCEL,
    }),
  )

interface Withdrawn {
  lines: Items
  instructions: string
  /** Whether the instructions have the shop's address. */
  hasAddress: boolean
  sendBy: Date
  labelDueAt: Date
  refundDueAt: Date
}

/** Emails buyer and shop. */
export async function tellItemsWithdrawn(
  tx: Tx,
  order: OrderState,
  { lines, instructions, hasAddress, sendBy, labelDueAt, refundDueAt }: Withdrawn,
  context: CommandContext,
): Promise<void> {
  await queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'withdrawal-return',
      subject: `Send your items back to ${facts.shop}`,
      preview: `Send them by ${facts.deadline(sendBy)}.`,
      paragraphs: [
        `You’ve withdrawn from the contract for these items of order ${facts.number}. Send them back by ${facts.deadline(sendBy)}.`,
        `The shop has until ${facts.deadline(labelDueAt)} to provide a paid label, and we’ll email you when it’s there. ${WAIT_FOR_LABEL}`,
        'Where to send them:',
      ],
      quote: instructions,
      sections: items(facts, lines),
      action: { label: 'See the return', href: facts.orderUrl },
      afterwards: RETURN_PARCEL,
    }),
  )
  await queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'withdrawal-return',
      subject: `Withdrawal from order ${facts.number}`,
      preview: `Refund the items by ${facts.deadline(refundDueAt)}.`,
      paragraphs: [
        `A buyer has withdrawn from the contract for these items of order ${facts.number}. There’s nothing to approve.`,
        `Upload a paid label by ${facts.deadline(labelDueAt)}. ${
          hasAddress
            ? 'The buyer has your return address.'
            : 'Your shop has no return address, so the label has to show where the parcel goes.'
        }`,
        `Refund the items by ${facts.deadline(refundDueAt)} by confirming that the parcel has arrived. You can wait for the parcel or for proof that it was sent.`,
      ],
      sections: items(facts, lines),
      action: { label: 'See the return', href: facts.sellerUrl },
    }),
  )
}
