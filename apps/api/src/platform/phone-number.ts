import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { problem } from './problem.ts'

/** Invisible characters that a copied number contains, such as direction marks, and control characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu

const countries = new Intl.DisplayNames('en', { type: 'region' })

/**
 * A phone number in international notation, with its extension if it has one: `+1 503 555 0147 ext. 12`. A number
 * without `+` belongs to the given country.
 *
 * @throws Problem if it can't be a phone number
 */
export function phoneNumber(typed: string, country: string): string {
  const text = typed.normalize('NFKC').replace(INVISIBLE, '').trim()
  const defaultCountry: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const parsed = parsePhoneNumberFromString(text, {
    extract: false,
    ...(defaultCountry && { defaultCountry }),
  })
  if (!parsed?.isPossible())
    throw problem('request.invalid', {
      detail: 'The phone number can’t be right.',
      fields: [{ pointer: '/phone', code: 'phone', message: messageFor(text, country) }],
    })
  return parsed.formatInternational()
}

const messageFor = (text: string, country: string): string =>
  text.startsWith('+')
    ? 'Enter a complete phone number: + and the country code, then the number.'
    : `Enter a complete phone number. If it isn’t a number of ${countries.of(country) ?? country}, start with + and the country code.`
