import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createBuyerQuestionService } from './buyer.service.ts'
import { createSellerQuestionService } from './seller.service.ts'

type Operation =
  | 'listOwnQuestions'
  | 'askQuestion'
  | 'withdrawQuestion'
  | 'listSellerQuestions'
  | 'answerQuestion'
  | 'correctAnswer'
  | 'reportQuestion'

export function createQuestionHandlers(deps: Deps): Pick<Handlers, Operation> {
  const buyer = createBuyerQuestionService(deps)
  const seller = createSellerQuestionService(deps)
  return {
    listOwnQuestions: ({ actor, query }) => buyer.listOf(actor.userId, query),
    askQuestion: ({ actor, body }) => buyer.ask(actor.userId, body),
    withdrawQuestion: ({ actor, params }) => buyer.withdraw(actor.userId, params.id),
    listSellerQuestions: ({ shop, query }) => seller.list(shop, query),
    answerQuestion: ({ shop, params, body }) => seller.answer(shop, params.id, body.text),
    correctAnswer: ({ shop, params, headers, body }) =>
      seller.correct(shop, params.id, { text: body.text, ifMatch: headers['If-Match'] }),
    reportQuestion: ({ shop, params, body }) => seller.report(shop, params.id, body),
  }
}
