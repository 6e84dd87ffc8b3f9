import { isInEu, taxCountryOf } from './tax-areas.ts'
import { isVatNumber } from './vat-number.ts'

/** Shop that an invoice is issued to. */
export interface TaxRecipient {
  /** Country of the business behind the shop. */
  establishedIn: string | null
  /** Its registrations on the day of the invoice. */
  registrations: readonly {
    country: string
    scheme: 'standard' | 'small' | 'oss'
    number: string
    /** Whether an operator has confirmed the number. */
    isVerified: boolean
  }[]
}

/**
 * Whether the recipient of a service owes its tax. Both have to be in different states of the EU, and an operator has
 * to have confirmed the recipient's VAT number of its own state.
 */
export function isReverseCharged(
  issuer: { country: string | null; vatId: string | null },
  { establishedIn, registrations }: TaxRecipient,
): boolean {
  if (issuer.country === null || issuer.vatId === null || establishedIn === null) return false
  const [from, to] = [taxCountryOf(issuer.country), taxCountryOf(establishedIn)]
  if (from === to || !isInEu(from) || !isInEu(to)) return false
  return registrations.some(
    each =>
      each.isVerified &&
      each.scheme === 'standard' &&
      taxCountryOf(each.country) === to &&
      isVatNumber(to, each.number),
  )
}
