import type { Tx } from '../../platform/db/client.ts'
import {
  aboutOrder,
  type CommandContext,
  DISPUTE_IT,
  type OrderEmailDraft,
  type OrderState,
  queueOrderEmail,
  queueShopEmail,
  seeOrder,
} from '../orders/index.ts'
import type { ClaimState } from './claims.repository.ts'

const KINDS: Record<ClaimState['kind'], string> = {
  missing: 'missing',
  wrong_item: 'not what was ordered',
  damaged: 'arrived damaged',
  not_as_described: 'not as described',
}

type Told = Pick<ClaimState, 'kind' | 'lines'>

/** Emails the shop. */
export const tellClaimOpened = (
  tx: Tx,
  order: OrderState,
  claim: Told & { text: string; answerBy: Date; wanted: 'refund' | 'replacement' },
  context: CommandContext,
): Promise<void> =>
  queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'claim-opened',
      subject: `Claim for order ${facts.number}: ${KINDS[claim.kind]}`,
      preview: `Answer by ${facts.deadline(claim.answerBy)}.`,
      paragraphs: [
        `A buyer reported a problem with order ${facts.number}: ${KINDS[claim.kind]}. The buyer wants ${claim.wanted === 'refund' ? 'a refund' : 'a replacement'}.`,
        `Answer by ${facts.deadline(claim.answerBy)} with a refund, a replacement, or the reason why neither is due. After that, the buyer can ask us to decide.`,
      ],
      quote: claim.text,
      sections: [facts.itemsOf('Items', claim.lines)],
      action: { label: 'Answer the claim', href: facts.sellerUrl },
    }),
  )

/** Emails the buyer. */
export const tellClaimAnswered = (
  tx: Tx,
  order: OrderState,
  given: Told & { answer: 'refund' | 'replacement' | 'reject'; text: string | null; refundMinor: number },
  context: CommandContext,
): Promise<void> =>
  queueOrderEmail(tx, aboutOrder(order, context), (facts): OrderEmailDraft => {
    const { answer, text, refundMinor, lines } = given
    const said = {
      refund: {
        subject: `${facts.shop} is refunding ${facts.money(refundMinor)}`,
        line: `We’re refunding ${facts.money(refundMinor)} to your original payment method. Your bank may need a few days to show it.`,
      },
      replacement: {
        subject: `${facts.shop} is sending you a replacement`,
        line: 'The shop is sending you a replacement at its own cost. Once it ships, you’ll see the parcel on your order page.',
      },
      reject: {
        subject: `${facts.shop} declined your claim`,
        line: 'The shop doesn’t think a refund or replacement is due.',
      },
    }[answer]
    return {
      kind: 'claim-answered',
      subject: said.subject,
      preview: said.line,
      paragraphs: [
        `${facts.shop} has answered your claim about order ${facts.number}. ${said.line}`,
        ...(text === null ? [] : ['The shop wrote:']),
      ],
      ...(text !== null && { quote: text }),
      sections: [facts.itemsOf('Items', lines)],
      action: seeOrder(facts),
      ...(answer === 'reject' && {
        afterwards: [DISPUTE_IT],
      }),
    }
  })

/** Emails both sides. */
export async function tellClaimDecided(
  tx: Tx,
  order: OrderState,
  { kind, lines, because, refundMinor }: Told & { because: string; refundMinor: number },
  context: CommandContext,
): Promise<void> {
  const isUpheld = refundMinor > 0
  await queueOrderEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'claim-decided',
      subject: isUpheld
        ? `Your claim is accepted: your refund of ${facts.money(refundMinor)}`
        : `Your claim about order ${facts.number} is declined`,
      preview: isUpheld ? 'We’re refunding your original payment method.' : 'See our reasons.',
      paragraphs: [
        `${facts.shop} didn’t answer your claim about order ${facts.number} in time, so we decided. ${
          isUpheld
            ? `We’re refunding ${facts.money(refundMinor)} to your original payment method. Your bank may need a few days to show it.`
            : 'Nothing is refunded.'
        }`,
        'Our reasons:',
      ],
      quote: because,
      sections: [facts.itemsOf('Items', lines)],
      action: seeOrder(facts),
      ...(!isUpheld && { afterwards: [DISPUTE_IT] }),
    }),
  )
  await queueShopEmail(
    tx,
    aboutOrder(order, context),
    (facts): OrderEmailDraft => ({
      kind: 'claim-decided',
      subject: `We decided a claim about order ${facts.number}`,
      preview: isUpheld ? `${facts.money(refundMinor)} is refunded.` : 'Nothing is refunded.',
      paragraphs: [
        `A claim about order ${facts.number} (${KINDS[kind]}) wasn’t answered in time, so we decided. ${
          isUpheld ? `${facts.money(refundMinor)} is refunded to the buyer.` : 'Nothing is refunded.'
        }`,
        'Our reasons:',
      ],
      quote: because,
      sections: [facts.itemsOf('Items', lines)],
      action: { label: 'See the order', href: facts.sellerUrl },
    }),
  )
}
