import type { EventState } from '@paypal/paypal-js/sdk-v6'

export const CARD_FIELDS = ['number', 'expiry', 'cvv'] as const
/** As PayPal calls them. */
export type CardFieldName = (typeof CARD_FIELDS)[number]

const MISSING: Readonly<Record<CardFieldName, string>> = {
  number: 'Please type the card number.',
  expiry: 'Please type the expiry date.',
  cvv: 'Please type the security code.',
}
const WRONG: Readonly<Record<CardFieldName, string>> = {
  number: 'This card number is not right.',
  expiry: 'This date is over, or not complete.',
  cvv: 'This security code is not complete.',
}

/**
 * What is wrong with a card.
 *
 * @param typed null while nothing was typed yet
 * @param checked the fields that are finished; of the others only what no more typing can mend is told
 */
export function cardErrors(
  typed: EventState | null,
  checked: ReadonlySet<CardFieldName>,
): Partial<Record<CardFieldName, string>> {
  const errors: Partial<Record<CardFieldName, string>> = {}
  for (const name of CARD_FIELDS) {
    const { isEmpty = true, isValid = false, isPotentiallyValid = true } = typed?.[name] ?? {}
    const isFinished = checked.has(name)
    if (isEmpty && isFinished) errors[name] = MISSING[name]
    else if (!isEmpty && !isValid && (isFinished || !isPotentiallyValid)) errors[name] = WRONG[name]
  }
  return errors
}
