import { EU_STATES } from '@stoa/address-formats/eu'

/** Countries outside the EU whose tax on sales is called VAT. */
const VAT = new Set(
  `AE AL AR BA BH BO CH CL CN CO CR DO EC EG FO GB GE GH GT HN ID IL IM IS KE KR LI LK MA MC MD ME MK MU MX NG NI NO NP OM PA PE PH
PY RS SA SV TH TN TR TW TZ UA UG UY VN ZA`.split(/\s+/),
)
const GST = new Set(['AU', 'CA', 'IN', 'NZ', 'PK', 'SG'])

/** Name of the tax that prices usually include in a country. Null if they include none there, or it isn't known. */
export function includedTaxName(country: string | null): string | null {
  const name = taxName(country)
  return name === 'tax' || name === 'sales tax' ? null : name
}

/** English name of a country's tax on sales within a sentence. */
export function taxName(country: string | null): string {
  if (country === null) return 'tax'
  if (EU_STATES.has(country) || VAT.has(country)) return 'VAT'
  if (GST.has(country)) return 'GST'
  if (country === 'US') return 'sales tax'
  return country === 'JP' ? 'consumption tax' : 'tax'
}
