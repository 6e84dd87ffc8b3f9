const PARAMETER = 'asked'

/** From where on an address shows questions; null for those that come with the product. */
export const readQuestionsCursor = (params: URLSearchParams): string | null => params.get(PARAMETER) || null

/** Where questions are: this page, at them, so that it works as a link without scripts too. */
export const questionsHref = (cursor?: string): string =>
  `?${cursor ? new URLSearchParams({ [PARAMETER]: cursor }).toString() : ''}#questions`
