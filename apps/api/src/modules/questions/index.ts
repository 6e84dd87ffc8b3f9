/** Questions as shoppers ask them and shops answer them; what everyone reads of them is the catalog's. */
export { createQuestionHandlers } from './questions.handlers.ts'
export { decideQuestion, findReportedQuestions } from './operator.repository.ts'
