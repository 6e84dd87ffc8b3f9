import type { AnswerSchemas } from './answers.ts'
import { sellerAnswers } from './generated/seller-answers.ts'
import { shopperAnswers } from './generated/shopper-answers.ts'

/** All answers of the contract. */
export const contractAnswers: AnswerSchemas = {
  operations: { ...shopperAnswers.operations, ...sellerAnswers.operations },
  schemas: { ...shopperAnswers.schemas, ...sellerAnswers.schemas },
}

/** `shopperAnswers` has those of every call that is not under `/api/seller/`, `sellerAnswers` those of a shop's work. */
export { sellerAnswers, shopperAnswers }
