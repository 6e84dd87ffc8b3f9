import type { CoreLine } from '@stoa/ui'
import { type CoreProblem, toLineProblem } from '@stoa/ui/line-problem'
import { inSentence } from '../../lib/country-name.ts'
import { dayInWords } from '../../lib/days.ts'
import { formatMoney } from '../../lib/money.ts'

/**
 * Returns the message of a problem of a line, for cart and checkout alike.
 *
 * @param country name of the country of the delivery
 */
export const lineProblem = (
  problem: CoreProblem,
  line: Pick<CoreLine, 'price' | 'salePrice' | 'quantity'>,
  country?: string,
) =>
  toLineProblem(problem, line, {
    money: formatMoney,
    day: dayInWords,
    country: country && inSentence(country),
  })
