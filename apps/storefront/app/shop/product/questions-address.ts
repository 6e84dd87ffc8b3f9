/** Query parameter with the cursor of the questions. */
export const QUESTIONS_PARAMETER = 'asked'

/** Reads the cursor of the questions from the URL; null for the first page, which comes with the product. */
export const readQuestionsCursor = (params: URLSearchParams): string | null =>
  params.get(QUESTIONS_PARAMETER) || null

/** Link to the questions of this page, which also works without scripts. */
export const questionsHref = (cursor?: string): string =>
  `?${cursor ? new URLSearchParams({ [QUESTIONS_PARAMETER]: cursor }).toString() : ''}#questions`
