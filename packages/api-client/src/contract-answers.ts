import type { AnswerSchemas } from './answers.ts'
import { sellerAnswers } from './generated/seller-answers.ts'
import { shopperAnswers } from './generated/shopper-answers.ts'

/** All answers of the contract. */
export const contractAnswers: AnswerSchemas = {
  operations: { ...shopperAnswers.operations, ...sellerAnswers.operations },
  schemas: { ...shopperAnswers.schemas, ...sellerAnswers.schemas },
}

export { sellerAnswers, shopperAnswers }
