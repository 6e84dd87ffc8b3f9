import type { ApiError } from '@stoa/api-client'
import { shopProblemOf } from '../../api/shop-problem.ts'

/** Describes an error in one line, for a toast or below a cell. */
export function sayProblem(error: ApiError): string {
  const { notice, fields } = shopProblemOf(error)
  return notice
    ? [notice.title, notice.text].filter(Boolean).join(' ')
    : (Object.values(fields)[0] ?? error.title)
}
