import { between, pick } from '../catalog/chance.ts'
import { HOUR } from './calendar.ts'
import type { CaseStep, ClaimKind, ReturnReason, Step } from './steps.ts'

/** What is not over when the parcel has come: the steps that it takes, in their order. */
const CASES = {
  return_requested: ['request'],
  return_approved: ['request', 'approve'],
  return_sent: ['request', 'approve', 'send'],
  return_received: ['request', 'approve', 'send', 'receive_nothing'],
  returned: ['request', 'approve', 'send', 'receive'],
  returned_worn: ['request', 'approve', 'send', 'receive_worn'],
  return_rejected: ['request', 'reject'],
  return_canceled: ['request', 'cancel'],
  claim_open: ['claim'],
  claim_refunded: ['claim', 'refund'],
  claim_replaced: ['claim_replacement', 'replace', 'send_replacement', 'deliver_replacement'],
  claim_rejected: ['claim', 'reject_claim'],
  dispute_open: ['claim', 'reject_claim', 'dispute'],
  dispute_for_buyer: ['claim', 'reject_claim', 'dispute', 'decide_for_buyer'],
  dispute_for_seller: ['claim', 'reject_claim', 'dispute', 'decide_for_seller'],
} as const

export type CaseLife = keyof typeof CASES
type StepName = (typeof CASES)[CaseLife][number]

/** Cases that wait for an answer: their orders are not completed. */
export const OPEN_CASES: readonly CaseLife[] = [
  'return_requested',
  'return_approved',
  'return_sent',
  'return_received',
  'claim_open',
  'dispute_open',
]

const RETURNS: readonly (readonly [ReturnReason, string])[] = [
  ['changed_mind', 'It is lovely, but the colour does not go with the rest of the room.'],
  ['changed_mind', 'I ordered it as a present and learned that they have one already.'],
  ['does_not_fit', 'A little too large for the place that it was meant for.'],
  ['does_not_fit', 'Smaller than I had imagined; my own fault, the size was there.'],
  ['not_as_described', 'The shade is a good deal darker than in the pictures.'],
  ['damaged', 'There is a deep scratch on one side. The box was whole.'],
]
const CLAIMS: readonly (readonly [ClaimKind, string])[] = [
  ['damaged', 'It came in two pieces. The parcel had been dropped, I believe.'],
  ['missing', 'One piece is on the packing list and was not in the parcel.'],
  ['wrong_item', 'I ordered another one; the label on the box has mine.'],
]

interface Taken {
  /** Hours after the step before, at least and at the most. */
  after: readonly [number, number]
  step(key: string): CaseStep
}

const request = (key: string): CaseStep => {
  const [reason, text] = pick(`${key}/reason`, RETURNS)
  return { do: 'request_return', reason, text }
}
const claim =
  (wanted: 'refund' | 'replacement') =>
  (key: string): CaseStep => {
    const [kind, text] = pick(`${key}/claim`, CLAIMS)
    return { do: 'open_claim', kind, wanted, text }
  }
const always = (step: CaseStep) => () => step

const STEPS: Readonly<Record<StepName, Taken>> = {
  request: { after: [10, 120], step: request },
  approve: { after: [3, 30], step: always({ do: 'approve_return' }) },
  reject: {
    after: [3, 40],
    step: always({ do: 'reject_return', text: 'The pictures show that it has been used for weeks.' }),
  },
  cancel: { after: [2, 20], step: always({ do: 'cancel_return' }) },
  send: { after: [14, 60], step: always({ do: 'send_return', carrier: 'Northpost' }) },
  receive: {
    after: [60, 110],
    step: always({ do: 'receive_return', condition: 'as_new', kept: 0, text: null }),
  },
  receive_worn: {
    after: [60, 110],
    step: always({
      do: 'receive_return',
      condition: 'worn',
      kept: 0.2,
      text: 'It has been used: there are marks that do not come off.',
    }),
  },
  receive_nothing: {
    after: [60, 110],
    step: always({ do: 'receive_return', condition: 'incomplete', kept: 0, text: null }),
  },
  claim: { after: [2, 40], step: claim('refund') },
  claim_replacement: { after: [2, 40], step: claim('replacement') },
  refund: {
    after: [4, 40],
    step: always({
      do: 'answer_claim',
      answer: 'refund',
      text: 'We are sorry. The money is on its way back.',
    }),
  },
  replace: {
    after: [4, 40],
    step: always({
      do: 'answer_claim',
      answer: 'replacement',
      text: 'We are sorry. Another one leaves today.',
    }),
  },
  send_replacement: { after: [2, 20], step: always({ do: 'send_replacement', carrier: 'Swift Parcel' }) },
  deliver_replacement: { after: [40, 90], step: always({ do: 'deliver_replacement' }) },
  reject_claim: {
    after: [4, 40],
    step: always({
      do: 'answer_claim',
      answer: 'reject',
      text: 'Our photograph of the packed box shows it whole and complete.',
    }),
  },
  dispute: {
    after: [4, 60],
    step: always({ do: 'open_dispute', text: 'The shop will not believe me. I can send pictures.' }),
  },
  decide_for_buyer: {
    after: [40, 90],
    step: always({
      do: 'decide_dispute',
      for: 'buyer',
      text: 'The pictures show damage from the way. The buyer is refunded.',
    }),
  },
  decide_for_seller: {
    after: [40, 90],
    step: always({
      do: 'decide_dispute',
      for: 'seller',
      text: 'The carrier weighed the parcel: nothing was missing from it.',
    }),
  },
}

const isCase = (life: string): life is CaseLife => life in CASES

/** The steps of a case after the last parcel has come; none for any other life. */
export function casesOf(life: string, { key, arrived }: { key: string; arrived: Date }): Step[] {
  if (!isCase(life)) return []
  let at = arrived
  return CASES[life].map(name => {
    const { after, step } = STEPS[name]
    const minutes = between(`${key}/${name}`, after[0] * 60, after[1] * 60)
    at = new Date(at.getTime() + minutes * (HOUR / 60))
    return { at, ...step(key) }
  })
}
