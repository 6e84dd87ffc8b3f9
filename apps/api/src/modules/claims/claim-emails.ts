import type { Tx } from '../../platform/db/client.ts'
import { dayInWords } from '../../platform/local-day.ts'
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
  missing: 'is missing',
  wrong_item: 'is not what was ordered',
  damaged: 'arrived damaged',
  not_as_described: 'is not as described',
}

type Told = Pick<ClaimState, 'kind' | 'lines'>

/** To the shop. */
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
      subject: `Something of order ${facts.number} ${KINDS[claim.kind]}`,
      preview: `Please answer by ${dayInWords(claim.answerBy)}.`,
      paragraphs: [
        `A buyer says that something of order ${facts.number} ${KINDS[claim.kind]}, and would like ${claim.wanted === 'refund' ? 'the money back' : 'a new item'}.`,
        `Please answer by ${dayInWords(claim.answerBy)}: with a refund, with a replacement, or with the reason why none is due. After that the buyer can ask us to decide.`,
      ],
      quote: claim.text,
      sections: [{ heading: 'What it is about', rows: facts.rowsOf(claim.lines) }],
      action: { label: 'Answer the claim', href: facts.sellerUrl },
    }),
  )

/** To the buyer. */
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
        subject: `${facts.shop} refunds ${facts.money(refundMinor)}`,
        line: `${facts.money(refundMinor)} goes back to you the way it came. Your bank may need a few days to show it.`,
      },
      replacement: {
        subject: `${facts.shop} sends you a replacement`,
        line: 'The shop sends it to you again, at its own cost. You see the parcel on the page of your order once it is on its way.',
      },
      reject: {
        subject: `${facts.shop} rejected your claim`,
        line: 'The shop does not see that it owes you something.',
      },
    }[answer]
    return {
      kind: 'claim-answered',
      subject: said.subject,
      preview: said.line,
      paragraphs: [
        `${facts.shop} has answered your claim about order ${facts.number}. ${said.line}`,
        ...(text === null ? [] : ['In the shop’s words:']),
      ],
      ...(text !== null && { quote: text }),
      sections: [{ heading: 'What it is about', rows: facts.rowsOf(lines) }],
      action: seeOrder(facts),
      ...(answer === 'reject' && {
        afterwards: [DISPUTE_IT],
      }),
    }
  })
