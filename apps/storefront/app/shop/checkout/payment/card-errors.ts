import type { EventState } from '@paypal/paypal-js/sdk-v6'
import { cardLabels } from './payment.labels.ts'

export const CARD_FIELDS = ['number', 'expiry', 'cvv'] as const
/** PayPal's name of a field. */
export type CardFieldName = (typeof CARD_FIELDS)[number]

/**
 * Returns the error of each card field that has one.
 *
 * @param typed null while nothing was typed yet
 * @param checked the finished fields; other fields have an error only if more typing can't make them valid
 */
export function cardErrors(
  typed: EventState | null,
  checked: ReadonlySet<CardFieldName>,
): Partial<Record<CardFieldName, string>> {
  const errors: Partial<Record<CardFieldName, string>> = {}
  for (const name of CARD_FIELDS) {
    const { isEmpty = true, isValid = false, isPotentiallyValid = true } = typed?.[name] ?? {}
    const isFinished = checked.has(name)
    if (isEmpty && isFinished) errors[name] = cardLabels.missing[name]
    else if (!isEmpty && !isValid && (isFinished || !isPotentiallyValid))
      errors[name] = cardLabels.invalid[name]
  }
  return errors
}
