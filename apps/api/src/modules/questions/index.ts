/** Questions about products: what everyone reads, what shoppers ask and what shops answer. */
export { anonymizeQuestionsOf, findQuestionsBy } from './author.repository.ts'
export { restrictQuestion } from './operator.repository.ts'
export { createPublicQuestionHandlers } from './public.handlers.ts'
export { type QuestionListRow, questionCount, questionsJson } from './public.repository.ts'
export { QUESTIONS_ON_PRODUCT, questionPage } from './public.service.ts'
export { createQuestionHandlers } from './questions.handlers.ts'
