import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createQuestionService } from './buyer.service.ts'
import { listSellerQuestions, reportQuestion } from './seller.service.ts'
import { createAnswerService } from './seller-answer.service.ts'

type Operation =
  | 'listOwnQuestions'
  | 'askQuestion'
  | 'withdrawQuestion'
  | 'listSellerQuestions'
  | 'answerQuestion'
  | 'correctAnswer'
  | 'reportQuestion'

export function createQuestionHandlers(deps: Deps): Pick<Handlers, Operation> {
  const questions = createQuestionService(deps)
  const answers = createAnswerService(deps)
  return {
    listOwnQuestions: ({ actor, query }) => questions.listOf(actor.userId, query),
    askQuestion: ({ actor, body }) => questions.ask(actor.userId, body),
    withdrawQuestion: ({ actor, params }) => questions.withdraw(actor.userId, params.id),
    listSellerQuestions: ({ shop, query }) => listSellerQuestions(deps.db, shop, query),
    answerQuestion: ({ shop, params, body }) => answers.answer(shop, params.id, body.text),
    correctAnswer: ({ shop, params, headers, body }) =>
      answers.correct(shop, params.id, { text: body.text, ifMatch: headers['If-Match'] }),
    reportQuestion: ({ shop, params, body }) => reportQuestion(deps, shop, params.id, body),
  }
}
