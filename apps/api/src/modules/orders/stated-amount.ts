import { createMoney, tooManyDecimals } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'

/**
 * Amount that a request states, in minor units. One above the maximum comes back as the maximum plus one, for the
 * caller to reject.
 *
 * @param stated decimal, as in the contract
 * @param given.pointer field of the request, such as `/amount`
 * @throws problem `request.invalid` for an amount with more decimals than the currency has
 */
export function statedAmount(
  stated: number,
  { currency, maxMinor, pointer }: { currency: string; maxMinor: number; pointer: string },
): number {
  const { toExactMinor, toDecimal } = createMoney(currency)
  const minor = toExactMinor(Math.min(stated, toDecimal(maxMinor + 1)))
  if (minor !== null) return minor
  const message = tooManyDecimals(currency)
  throw problem('request.invalid', {
    detail: message,
    fields: [{ pointer, code: 'format', message }],
  })
}
