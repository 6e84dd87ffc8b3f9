import { EU_STATES } from '@stoa/address-formats/eu'

/** Places that are taxed as a part of another country. */
const TAXED_AS: Readonly<Record<string, string>> = { IM: 'GB', LI: 'CH', MC: 'FR' }

/** Country whose tax applies in a place. */
export const taxCountryOf = (country: string): string => TAXED_AS[country] ?? country

/** Whether the EU's rules for sales between its states apply in a place. */
export const isInEu = (country: string): boolean => EU_STATES.has(taxCountryOf(country))

/** Whether goods that go from one place to the other leave the area of a tax: the EU, or a single country. */
export const isExport = (from: string, to: string): boolean =>
  taxCountryOf(from) !== taxCountryOf(to) && !(isInEu(from) && isInEu(to))
